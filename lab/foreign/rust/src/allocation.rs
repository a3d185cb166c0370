//! mimalloc, and a count of what is asked of it while somebody wants to know. Nobody does while the clock runs.

use std::alloc::{GlobalAlloc, Layout};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

pub struct Counted;

static COUNTING: AtomicBool = AtomicBool::new(false);
static BYTES: AtomicU64 = AtomicU64::new(0);

fn add(bytes: usize) {
    if COUNTING.load(Relaxed) {
        BYTES.fetch_add(bytes as u64, Relaxed);
    }
}

// Sound because everything is mimalloc's doing.
unsafe impl GlobalAlloc for Counted {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        add(layout.size());
        unsafe { mimalloc::MiMalloc.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { mimalloc::MiMalloc.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        add(size.saturating_sub(layout.size()));
        unsafe { mimalloc::MiMalloc.realloc(memory, layout, size) }
    }
}

/// Bytes asked for while something is done.
pub fn during(done: impl FnOnce()) -> u64 {
    let before = BYTES.load(Relaxed);
    COUNTING.store(true, Relaxed);
    done();
    COUNTING.store(false, Relaxed);
    BYTES.load(Relaxed) - before
}
