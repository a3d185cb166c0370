//! Measures one operation, and leaves an answer.

use crate::{allocation, contestants, documents, Arguments, Fallible};
use std::time::{Duration, Instant};

pub fn fork(arguments: &Arguments) -> Fallible<()> {
    let documents =
        documents::load(arguments.get("document")?, arguments.get("sha256")?, arguments.number("documents")? as usize)?;
    let mut operations = documents
        .iter()
        .map(|d| contestants::open(arguments.get("driver")?, arguments.get("type")?, arguments.get("operation")?, d))
        .collect::<Fallible<Vec<_>>>()?;
    for operation in &mut operations {
        operation.run()?;
    }
    let count = operations.len();
    let bytes = allocation::during(|| operations.iter_mut().for_each(|o| _ = o.run())) as f64 / count as f64;
    let length = Duration::from_millis(arguments.number("millis")?);
    let mut turn = 0;
    let mut times = |n: u64| {
        for _ in 0..n {
            operations[turn].time();
            // No remainder: a division is much beside the shortest operations.
            turn = if turn + 1 == count { 0 } else { turn + 1 };
        }
    };
    // Looking at the clock should take no time beside what is timed.
    let mut batch = 1;
    loop {
        let start = Instant::now();
        times(batch);
        if start.elapsed() * 20 >= length {
            break;
        }
        batch *= 2;
    }
    let mut iterations = |n: u64| -> String {
        let each: Vec<String> = (0..n).map(|_| iteration(&mut times, batch, length, bytes)).collect();
        each.join(",")
    };
    let warmup = iterations(arguments.number("warmup")?);
    let counted = iterations(arguments.number("iterations")?);
    std::fs::write(
        arguments.get("out")?,
        format!(
            "{{\"jvm\":\"{}, mimalloc\",\"settling\":null,\"warmup\":[{warmup}],\"iterations\":[{counted}]}}\n",
            env!("RUSTC_VERSION")
        ),
    )?;
    Ok(())
}

fn iteration(times: &mut impl FnMut(u64), batch: u64, length: Duration, bytes: f64) -> String {
    let mut operations = 0;
    let cpu = cpu_nanos();
    let start = Instant::now();
    let mut wall = Duration::ZERO;
    while wall < length {
        times(batch);
        operations += batch;
        wall = start.elapsed();
    }
    let cpu = (cpu_nanos() - cpu) as f64;
    format!(
        "{{\"operations\":{operations},\"wall_ns\":{},\"cpu_ns\":{},\"bytes\":{bytes},\"process_cpu_ms\":{},\
         \"gc_count\":0,\"gc_ms\":0,\"jit_ms\":0,\"classes\":0}}",
        wall.as_nanos() as f64 / operations as f64,
        cpu / operations as f64,
        cpu / 1e6
    )
}

/// CPU time of this thread, which is the only one.
fn cpu_nanos() -> u64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // The clock is there on every system that this is built for, and writes nothing but the time.
    unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut time) };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}
