fn main() {
    let mut modules = Vec::new();
    let mut clean = false;
    for a in std::env::args().skip(1) {
        if a == "--clean" {
            clean = true;
            continue;
        }
        modules.push(threadbare_ir::Module::index(&a, std::fs::read(&a).unwrap()).unwrap_or_else(|e| {
            eprintln!("{e}");
            std::process::exit(1)
        }));
    }
    let p = threadbare_ir::Program::link(modules).unwrap_or_else(|e| {
        eprintln!("{e}");
        std::process::exit(1)
    });
    let r = if clean { threadbare_ir::print::clean_program(&p) } else { threadbare_ir::print::program(&p) };
    print!(
        "{}",
        r.unwrap_or_else(|e| {
            eprintln!("{e}");
            std::process::exit(1)
        })
    );
    for w in p.warnings() {
        eprintln!("{w}");
    }
}
