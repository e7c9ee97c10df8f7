//! Address computations as sums.

use super::{Decoded, Decoder};
use crate::code::{Op, Reg};
use crate::shape;
use crate::sizes;
use crate::value::signed;
use threadbare_ir::inst::{Inst, Operand};
use threadbare_ir::types::Type;

impl Decoder<'_> {
    pub(super) fn address(
        &mut self,
        inst: &Inst,
        source: &Type,
        base: Operand,
        indices: &[Operand],
    ) -> Decoded<()> {
        let dst = self.result(inst);
        let result = inst.result.map(|local| self.body.locals[local.0 as usize].ty.clone());
        let lanes = match result {
            Some(ty @ Type::Vector(_)) => Some(shape::lanes(&ty)?.1),
            _ => None,
        };
        for lane in 0..lanes.unwrap_or(1) {
            self.address_of_lane(dst + lane, source, base, indices, lane)?;
        }
        Ok(())
    }

    fn address_of_lane(
        &mut self,
        dst: Reg,
        source: &Type,
        base: Operand,
        indices: &[Operand],
        lane: u32,
    ) -> Decoded<()> {
        let layout = self.program.layout();
        let mut at = self.lane_of(base, lane)?;
        let mut constant = 0u64;
        let mut ty = source.clone();
        for (position, index) in indices.iter().enumerate() {
            if position > 0
                && let Type::Struct(fields) = &ty
            {
                let field = self.constant_operand(*index)?;
                constant = constant.wrapping_add(sizes::field_offset(layout, fields, field as usize)?);
                let next = fields.fields.get(field as usize).cloned();
                ty = next.ok_or_else(|| "an index beyond a structure's fields".to_string())?;
                continue;
            }
            if position > 0 {
                ty = match &ty {
                    Type::Array(array) => array.element.clone(),
                    Type::Vector(vector) => vector.element.clone(),
                    _ => return Err("an index into a type without elements".into()),
                };
            }
            let scale = sizes::size_of(layout, &ty)?;
            let from = shape::width(&shape::lanes(self.body.type_of(*index))?.0)?;
            if from <= 64
                && let Ok(index) = self.constant_operand(*index)
            {
                let index = signed(index, u32::from(from)) as u64;
                constant = constant.wrapping_add(index.wrapping_mul(scale));
                continue;
            }
            let scale = u32::try_from(scale).map_err(|_| "an element of more than 4 GiB".to_string())?;
            let index = self.lane_of(*index, lane)?;
            self.emit(Op::Index { from, dst, a: at, index, scale });
            at = dst;
        }
        if constant != 0 || at != dst {
            let b = self.word(constant);
            self.emit(match constant {
                0 => Op::Copy { dst, a: at },
                _ => Op::Index { from: 64, dst, a: at, index: b, scale: 1 },
            });
        }
        Ok(())
    }

    /// The register of a vector's lane, or of the scalar that stands for all lanes.
    fn lane_of(&mut self, operand: Operand, lane: u32) -> Decoded<Reg> {
        let step = u32::from(matches!(self.body.type_of(operand), Type::Vector(_)));
        Ok(self.operand(operand)? + step * lane)
    }
}
