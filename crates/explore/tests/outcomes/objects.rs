//! Small random programs whose threads make, use and destroy a mutex and a semaphore, and tell each other so in one way or
//! another.

use crate::generate::of;
use crate::random::{self, Random};

/// The objects.
pub const OBJECTS: [&str; 2] = ["m", "s"];

const HEAD: &str = "\
@x = global i32 0, align 4
@y = global i32 0, align 4
@d = global i32 0, align 4
@way = global i32 0, align 4
@m = global [40 x i8] zeroinitializer, align 8
@s = global [32 x i8] zeroinitializer, align 8
declare i32 @pthread_mutex_init(ptr, ptr)
declare i32 @pthread_mutex_destroy(ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_trylock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @sem_init(ptr, i32, i32)
declare i32 @sem_destroy(ptr)
declare i32 @sem_post(ptr)
declare i32 @sem_trywait(ptr)
";

/// The text of the program with this seed.
pub fn program(seed: u64) -> String {
    let random = &mut Random::new(seed);
    let threads = 2 + random.below(2);
    let most = if threads == 2 { 4 } else { 2 };
    let functions: Vec<String> = (0..threads)
        .map(|_| {
            let steps = 1 + random.below(most);
            (0..steps).map(|number| step(random, number)).collect()
        })
        .collect();
    let before = "  %si = call i32 @sem_init(ptr @s, i32 0, i32 0)\n";
    random::program(HEAD, &functions, before, "")
}

/// Something with an object, or with a flag, or with an object if the flag is set.
fn step(random: &mut Random, n: u64) -> String {
    match random.below(8) {
        0..=2 => on_object(random, n),
        3 | 4 => {
            let order = of(random, &["monotonic", "release", "seq_cst"]);
            format!("  store atomic i32 1, ptr @x {order}, align 4\n")
        }
        _ => {
            let order = of(random, &["monotonic", "acquire", "seq_cst"]);
            let then = on_object(random, n);
            format!(
                "  %v{n} = load atomic i32, ptr @x {order}, align 4\n  %q{n} = icmp sgt i32 %v{n}, 0\n  br i1 %q{n}, label %then{n}, label %done{n}\nthen{n}:\n{then}  br label %done{n}\ndone{n}:\n"
            )
        }
    }
}

fn on_object(random: &mut Random, n: u64) -> String {
    let call = |name: &str, arguments: &str| format!("  %{name}{n} = call i32 @{name}({arguments})\n");
    match random.below(8) {
        0 => call("pthread_mutex_init", "ptr @m, ptr null"),
        1 => call("pthread_mutex_destroy", "ptr @m"),
        2 | 3 => call("pthread_mutex_lock", "ptr @m") + &call("pthread_mutex_unlock", "ptr @m"),
        4 => call("sem_init", "ptr @s, i32 0, i32 1"),
        5 => call("sem_destroy", "ptr @s"),
        6 => call("sem_post", "ptr @s"),
        _ => call("sem_trywait", "ptr @s"),
    }
}
