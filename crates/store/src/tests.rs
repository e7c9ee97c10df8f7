use super::*;

fn run(number: u64) -> Run {
    Run { number, program: "f00d".into(), started: 1_700_000_000 }
}

#[test]
fn what_is_put_is_there_when_the_file_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("runs.db");
    let mut store = Store::open(&path).unwrap();
    assert!(store.begin(&run(1), &[]).unwrap());
    assert!(!store.begin(&run(1), &[]).unwrap(), "the number is taken");
    assert!(store.begin(&run(7), &[]).unwrap());
    store.put(1, &[Item { kind: "k", key: "a", bytes: b"old" }]).unwrap();
    let both = [Item { kind: "k", key: "a", bytes: b"new" }, Item { kind: "k", key: "b", bytes: &[0, 255] }];
    store.put(1, &both).unwrap();
    drop(store);
    let mut store = Store::open(&path).unwrap();
    assert_eq!(store.runs().unwrap(), [run(1), run(7)]);
    assert_eq!(store.get(1, "k", "a").unwrap().as_deref(), Some(&b"new"[..]));
    assert_eq!(store.get(1, "k", "b").unwrap().as_deref(), Some(&[0, 255][..]));
    assert_eq!(store.get(7, "k", "a").unwrap(), None);
    assert!(store.delete(1).unwrap() && !store.delete(1).unwrap());
    assert_eq!(store.get(1, "k", "a").unwrap(), None, "its items go with it");
}

#[test]
fn items_of_a_run_that_is_not_there_are_refused_as_a_whole() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(&folder.path().join("runs.db")).unwrap();
    assert!(store.put(3, &[Item { kind: "k", key: "a", bytes: b"" }]).is_err());
    assert!(store.begin(&run(3), &[]).unwrap());
    assert_eq!(store.get(3, "k", "a").unwrap(), None);
}

#[test]
fn a_run_begins_with_its_first_items_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(&folder.path().join("runs.db")).unwrap();
    let item = |bytes| [Item { kind: "k", key: "a", bytes }];
    assert!(store.begin(&run(1), &item(b"mine")).unwrap());
    assert!(!store.begin(&run(1), &item(b"yours")).unwrap());
    assert_eq!(store.get(1, "k", "a").unwrap().as_deref(), Some(&b"mine"[..]));
}

#[test]
fn two_processes_may_use_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("runs.db");
    let write = |number: u64| {
        let mut store = Store::open(&path).unwrap();
        assert!(store.begin(&run(number), &[]).unwrap());
        for round in 0..200u32 {
            store.put(number, &[Item { kind: "k", key: "a", bytes: &round.to_le_bytes() }]).unwrap();
        }
    };
    std::thread::scope(|scope| {
        for number in 0..4 {
            scope.spawn(move || write(number));
        }
    });
    let store = Store::open(&path).unwrap();
    for number in 0..4 {
        assert_eq!(store.get(number, "k", "a").unwrap().as_deref(), Some(&199u32.to_le_bytes()[..]));
    }
}

#[test]
fn files_that_are_not_ours_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let message = |path: &Path| Store::open(path).err().map(|e| e.to_string()).unwrap_or_default();

    let text = folder.path().join("text");
    std::fs::write(&text, "hello, this is no database at all, and long enough to be looked at".repeat(20))
        .unwrap();
    assert!(message(&text).contains("not a database of Threadbare's"), "{}", message(&text));

    let other = folder.path().join("other.db");
    Connection::open(&other).unwrap().execute_batch("CREATE TABLE t (x)").unwrap();
    assert!(message(&other).contains("not a database of Threadbare's"), "{}", message(&other));

    let newer = folder.path().join("newer.db");
    drop(Store::open(&newer).unwrap());
    Connection::open(&newer).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert!(message(&newer).contains("layout 99"), "{}", message(&newer));

    assert!(message(&folder.path().join("no/such/folder.db")).contains("cannot be opened"));
}
