//! How much less late moves are worth a look.

/// Plies by which the n-th quiet move at a depth is reduced: about
/// 0.8 + ln(depth) · ln(n) / 2.2, made of integers so that every machine agrees.
pub(super) fn quiet(depth: i32, tried: u32) -> i32 {
    let product = ln(depth.clamp(1, 255) as u32) * ln(tried.clamp(1, 255));
    // Logarithms are in 1/64, their product in 1/4096.
    (3277 + product * 10 / 22) / 4096
}

/// How many moves are tried at a depth before quiet ones are left out.
pub(super) fn most_tried(depth: i32, is_improving: bool) -> u32 {
    let all = 3 + depth * depth;
    (if is_improving { all } else { all / 2 }) as u32
}

/// The natural logarithm in 64ths.
const fn ln(number: u32) -> i32 {
    LOGARITHMS[number as usize] as i32
}

/// ln(n) · 64 for each n below 256: the area under 64/x from 1 to n, in strips of 1/16.
static LOGARITHMS: [u16; 256] = {
    let mut table = [0; 256];
    let (mut area, mut number) = (0u64, 2);
    while number < 256 {
        let mut strip = (number - 1) * 16;
        while strip < number * 16 {
            // From strip/16 to (strip + 1)/16 the height is about 16/(strip + 1/2).
            area += (2 << 32) / (2 * strip as u64 + 1);
            strip += 1;
        }
        table[number] = ((area * 64) >> 32) as u16;
        number += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_right() {
        for number in 2u32..256 {
            let exact = f64::from(number).ln() * 64.0;
            assert!((f64::from(ln(number)) - exact).abs() < 1.1, "{number}");
        }
    }

    #[test]
    fn later_and_deeper_is_reduced_more() {
        for depth in 3..60 {
            for tried in 2..60 {
                assert!(quiet(depth, tried) <= quiet(depth + 1, tried));
                assert!(quiet(depth, tried) <= quiet(depth, tried + 1));
            }
        }
        assert_eq!(quiet(1, 1), 0);
        assert!((3..=5).contains(&quiet(12, 12)), "{}", quiet(12, 12));
    }
}
