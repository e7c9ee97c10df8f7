//! What `inspect` and the documentation say of a function is what the machine does: the table of effects and the
//! models agree on which functions are modelled.

use std::collections::BTreeSet;
use threadbare_analysis::effects;

#[test]
fn the_table_of_effects_agrees_with_the_models() {
    let modelled: BTreeSet<_> = threadbare_models::modelled_functions().collect();
    let claimed: BTreeSet<_> =
        effects::all().filter(|effect| effect.modelled).map(|effect| effect.name).collect();
    assert_eq!(
        claimed.difference(&modelled).collect::<Vec<_>>(),
        Vec::<&&str>::new(),
        "claimed, but no model"
    );
    assert_eq!(
        modelled.difference(&claimed).collect::<Vec<_>>(),
        Vec::<&&str>::new(),
        "a model, but not claimed"
    );
}

#[test]
fn of_every_model_it_is_said_where_pointers_go() {
    let bodies: BTreeSet<_> = threadbare_models::modelled_by_body().collect();
    let without = effects::all()
        .filter(|effect| effect.modelled && effect.flows().is_none() && !bodies.contains(effect.name))
        .map(|effect| effect.name)
        // Lists of variable arguments are not named in a table: what they point to depends on who calls.
        .filter(|name| !name.starts_with("llvm.va_"))
        .collect::<Vec<_>>();
    assert_eq!(without, Vec::<&str>::new(), "a model, neither a body nor flows");
}
