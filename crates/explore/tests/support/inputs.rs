//! Small random programs whose threads all look at one input, so that what one of them decides may leave the others no
//! choice.

/// The text of the program with this seed.
pub fn program(seed: u64) -> String {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut below = move |bound: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) % bound
    };
    let mut text = String::from(HEAD);
    let threads = 2 + below(2);
    let most = if threads == 2 { 5 } else { 3 };
    for thread in 0..threads {
        text.push_str(&format!("define ptr @f{thread}(ptr %unused) {{\n"));
        text.push_str("  %i = load atomic i32, ptr @i seq_cst, align 4\n");
        for number in 0..2 + below(most - 1) {
            let variable = if below(3) < 2 { "@x" } else { "@y" };
            let access = match below(4) {
                0 | 1 => format!("  store atomic i32 {}, ptr {variable} seq_cst, align 4\n", below(3)),
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
        text.push_str("  ret ptr null\n}\n");
    }
    text.push_str("define i32 @main() {\n");
    for t in 0..threads {
        text.push_str(&format!("  %t{t} = alloca i64, align 8\n"));
    }
    text.push_str("  %b = call zeroext i8 @tb_uchar(ptr @name)\n  %i = zext i8 %b to i32\n");
    text.push_str("  store atomic i32 %i, ptr @i seq_cst, align 4\n");
    for t in 0..threads {
        text.push_str(&format!(
            "  %c{t} = call i32 @pthread_create(ptr %t{t}, ptr null, ptr @f{t}, ptr null)\n"
        ));
    }
    for t in 0..threads {
        text.push_str(&format!("  %l{t} = load i64, ptr %t{t}, align 8\n"));
        text.push_str(&format!("  %j{t} = call i32 @pthread_join(i64 %l{t}, ptr null)\n"));
    }
    text.push_str("  ret i32 0\n}\n");
    text
}

const HEAD: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"
@x = global i32 0, align 4
@y = global i32 0, align 4
@i = global i32 0, align 4
@name = constant [2 x i8] c\"i\\00\"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare zeroext i8 @tb_uchar(ptr)
";
