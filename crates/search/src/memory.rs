//! Memory as the machine likes it: asked for before it is needed, and on large pages.
#![allow(
    unsafe_code,
    reason = "nothing else asks for memory early or for large pages: see docs/benchmarks.md for what it gains"
)]

/// Has what lies at a place brought near, where the machine knows how.
#[inline(always)]
pub(crate) fn fetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: every x86-64 machine has this instruction, and it changes nothing.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}

/// An empty list with room for so many, or for as many as there is memory for; on large
/// pages where the system has them, which makes random places in it much nearer.
pub(crate) fn roomy<T>(mut count: usize) -> Vec<T> {
    let mut list = Vec::new();
    while list.try_reserve_exact(count).is_err() && count > 1 {
        count /= 2;
    }
    #[cfg(target_os = "linux")]
    {
        use rustix::mm::{Advice, madvise};
        let page = rustix::param::page_size();
        let room = list.spare_capacity_mut();
        let begin = room.as_mut_ptr() as usize;
        let first = begin.next_multiple_of(page);
        if let Some(length) = (begin + size_of_val(room)).checked_sub(first).filter(|length| *length >= page)
        {
            let whole = length - length % page;
            // SAFETY: the pages lie within the list's own room, and the advice changes
            // nothing but how they are kept. A system that does not take it refuses it.
            let _ = unsafe { madvise(first as *mut _, whole, Advice::LinuxHugepage) };
        }
    }
    list
}
