//! Memory asked for before it is needed.
#![allow(
    unsafe_code,
    reason = "nothing else asks for memory early: see docs/benchmarks.md for what it gains"
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
