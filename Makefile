# Everything installs what it needs first (script/setup), from a clean clone on.
export PATH := $(HOME)/.cargo/bin:$(PATH)
CARGO_TARGET_DIR ?= $(CURDIR)/target
export CARGO_TARGET_DIR

.PHONY: help build demo test bench bench-debian crosscheck mutants soak lint fuzz

help:
	@echo 'make build       the tool, as $(CARGO_TARGET_DIR)/release/threadbare'
	@echo 'make demo        finds, shows and replays a bug, and checks the repaired program'
	@echo 'make test        format, lints, and every test, and how long each suite took'
	@echo 'make bench       measures, and prints the figures beside what is asked of them'
	@echo 'make bench-debian the part of it that runs programs of Debian packages (fetches their sources)'
	@echo 'make crosscheck  asks recorded queries of two solvers, which must agree'
	@echo 'make mutants     plants faults in the reduction, all of which the tests must catch'
	@echo 'make soak        the random suites at full size: hours'
	@echo 'make lint        format and lints alone'
	@echo 'make fuzz        ten minutes of damaged modules for the reader (cargo-fuzz, nightly Rust)'

build:
	@script/setup
	cargo build --release --package threadbare

demo:
	@script/setup
	@cargo build --quiet --release --package threadbare
	@script/demo $(CARGO_TARGET_DIR)/release/threadbare

lint:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings

test:
	@script/setup --tests
	$(MAKE) --no-print-directory lint
	@script/test

bench:
	@script/setup --tests
	cargo bench --workspace --bench '*'

bench-debian:
	@script/setup --tests
	cargo bench --package threadbare --bench debian

crosscheck:
	@script/setup --tests
	cargo run --quiet --release --package threadbare-solver --example crosscheck -- crates/solver/tests/queries

mutants:
	@script/setup --tests
	@script/mutants

soak:
	@script/setup --tests
	@script/soak

fuzz:
	@mkdir -p fuzz/corpus/read
	cargo +nightly fuzz run --release read fuzz/corpus/read crates/ir/tests/data -- -max_total_time=600 -timeout=10
