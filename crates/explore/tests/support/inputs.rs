//! Small random programs whose threads all look at one input, so that what one of them decides may leave the others no
//! choice.

use crate::random::{self, Random};

/// The text of the program with this seed.
pub fn program(seed: u64) -> String {
    let mut random = Random::new(seed);
    let mut below = |bound: u64| random.below(bound);
    let threads = 2 + below(2);
    let most = if threads == 2 { 5 } else { 3 };
    let mut bodies = Vec::new();
    for _ in 0..threads {
        let mut text = String::from("  %i = load atomic i32, ptr @i seq_cst, align 4\n");
        for number in 0..2 + below(most - 1) {
            let variable = if below(3) < 2 { "@x" } else { "@y" };
            let access = match below(4) {
                0 | 1 => format!("  store atomic i32 {}, ptr {variable} seq_cst, align 4\n", 1 + below(2)),
                2 => format!("  %v{number} = load atomic i32, ptr {variable} seq_cst, align 4\n"),
                _ => {
                    format!("  %v{number} = cmpxchg ptr {variable}, i32 0, i32 3 seq_cst seq_cst, align 4\n")
                }
            };
            if below(2) == 0 {
                text.push_str(&access);
                continue;
            }
            // Sometimes nothing depends on it but what others may decide.
            let access = if below(3) == 0 { "" } else { &access };
            let bound = 100 + 50 * below(3);
            text.push_str(&format!("  %q{number} = icmp ult i32 %i, {bound}\n"));
            text.push_str(&format!("  br i1 %q{number}, label %then{number}, label %done{number}\n"));
            text.push_str(&format!("then{number}:\n{access}  br label %done{number}\ndone{number}:\n"));
        }
        bodies.push(text);
    }
    random::program(HEAD, &bodies, INPUT, "")
}

const HEAD: &str = "\
@x = global i32 0, align 4
@y = global i32 0, align 4
@i = global i32 0, align 4
@name = constant [2 x i8] c\"i\\00\"
declare zeroext i8 @tb_uchar(ptr)
";

const INPUT: &str = "  %b = call zeroext i8 @tb_uchar(ptr @name)
  %i = zext i8 %b to i32
  store atomic i32 %i, ptr @i seq_cst, align 4
";
