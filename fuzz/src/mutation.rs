//! Small damages to known texts, the same in every run.

use testkit::Dice;

/// What parsers look for, to be put in odd places.
const WORDS: [&[u8]; 22] = [
    b"{",
    b"}",
    b"(",
    b")",
    b"[Event \"",
    b"\"]\n",
    b"$255",
    b"1-0",
    b"\n\n",
    b"O-O-O",
    b"=Q+",
    b"--",
    b";",
    b"/8/",
    b"\xef\xbb\xbf",
    b"\x00",
    b"(;",
    b"];B[aa]",
    b"AB[aa:cc]",
    b"CA[Shift_JIS]",
    b"\\",
    b"\x83\x5d",
];

/// Makes new inputs out of seeds.
pub struct Mutator {
    dice: Dice,
}

impl Mutator {
    /// A source of damages that depends on the number alone.
    pub fn new(seed: u64) -> Mutator {
        Mutator { dice: Dice::new(seed) }
    }

    /// One of the seeds with a few damages.
    pub fn mutate(&mut self, seeds: &[Vec<u8>]) -> Vec<u8> {
        let mut data = seeds[self.dice.below(seeds.len())].clone();
        for _ in 0..=self.dice.below(6) {
            self.damage(&mut data, seeds);
        }
        data.truncate(1 << 16);
        data
    }

    fn damage(&mut self, data: &mut Vec<u8>, seeds: &[Vec<u8>]) {
        let at = self.dice.below(data.len() + 1);
        let end = (at + self.dice.below(20)).min(data.len());
        match self.dice.below(6) {
            0 => drop(data.drain(at..end)),
            1 => data.insert(at, self.dice.below(256) as u8),
            2 => drop(data.splice(at..at, WORDS[self.dice.below(WORDS.len())].iter().copied())),
            3 => {
                let copy = data[at..end].to_vec();
                data.splice(at..at, copy);
            }
            4 => {
                let other = &seeds[self.dice.below(seeds.len())];
                data.truncate(at);
                data.extend_from_slice(&other[self.dice.below(other.len() + 1)..]);
            }
            _ => {
                if let Some(byte) = data.get_mut(at) {
                    *byte ^= 1 << self.dice.below(8);
                }
            }
        }
    }
}
