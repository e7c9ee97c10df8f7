// Rust with its standard library: threads, channels, locks, panics that are caught, collections, formatting.
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, RwLock, mpsc};
use std::thread;

#[derive(Debug, Clone, PartialEq)]
enum Job {
    Square(u64),
    Text(String),
    Stop,
}

fn worker(jobs: Arc<Mutex<mpsc::Receiver<Job>>>, results: mpsc::Sender<(u64, String)>, done: Arc<AtomicU64>) {
    loop {
        let job = jobs.lock().unwrap().recv().unwrap();
        match job {
            Job::Square(n) => results.send((n, format!("{:>6}", n * n))).unwrap(),
            Job::Text(text) => results.send((1000, text.to_uppercase())).unwrap(),
            Job::Stop => break,
        }
        done.fetch_add(1, Ordering::AcqRel);
    }
}

fn main() {
    let (send_job, jobs) = mpsc::channel();
    let (send_result, results) = mpsc::channel();
    let jobs = Arc::new(Mutex::new(jobs));
    let done = Arc::new(AtomicU64::new(0));
    let threads: Vec<_> = (0..3)
        .map(|_| {
            let (jobs, results, done) = (jobs.clone(), send_result.clone(), done.clone());
            thread::spawn(move || worker(jobs, results, done))
        })
        .collect();
    for n in 1..=10 {
        send_job.send(Job::Square(n)).unwrap();
    }
    send_job.send(Job::Text("straße".into())).unwrap();
    for _ in 0..3 {
        send_job.send(Job::Stop).unwrap();
    }
    threads.into_iter().for_each(|t| t.join().unwrap());
    drop(send_result);
    let sorted: BTreeMap<u64, String> = results.iter().collect();
    println!("{sorted:?} {}", done.load(Ordering::Acquire));

    let gate = Arc::new((Mutex::new(false), Condvar::new()));
    let shared = Arc::new(RwLock::new(HashMap::new()));
    let waiter = {
        let (gate, shared) = (gate.clone(), shared.clone());
        thread::spawn(move || {
            let mut open = gate.0.lock().unwrap();
            while !*open {
                open = gate.1.wait(open).unwrap();
            }
            shared.read().unwrap().get("answer").copied()
        })
    };
    shared.write().unwrap().insert("answer", 42);
    *gate.0.lock().unwrap() = true;
    gate.1.notify_all();
    println!("{:?}", waiter.join().unwrap());

    std::panic::set_hook(Box::new(|_| ()));
    let caught = thread::spawn(|| {
        let empty: Vec<u32> = Vec::new();
        empty[std::hint::black_box(3)]
    })
    .join();
    println!("{} {}", caught.is_err(), "é".chars().rev().collect::<String>());
    println!("{:.3} {:e} {:#x}", std::hint::black_box(2.0f64).sqrt(), 1234.5f32, u128::MAX / 3);
}
