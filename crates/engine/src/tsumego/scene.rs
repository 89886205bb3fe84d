//! Stones of a problem, without their past.

use game::{ByColor, Color};

use super::{Bits, Field};

/// Stones on a field.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scene<'a, const N: usize> {
    pub(super) field: &'a Field<N>,
    pub(super) stones: ByColor<Bits<N>>,
}

impl<const N: usize> Scene<'_, N> {
    pub(super) fn empty(&self) -> Bits<N> {
        self.field.sites & !(self.stones.white | self.stones.black)
    }

    /// The stones of the target's side.
    pub(super) fn defending(&self) -> Bits<N> {
        self.stones[self.field.defender]
    }

    /// The stones of the other side.
    pub(super) fn attacking(&self) -> Bits<N> {
        self.stones[!self.field.defender]
    }

    /// What stands when a stone is put on a vacant site.
    pub(super) fn with(&self, site: usize, color: Color) -> Self {
        let mut stones = self.stones;
        stones[!color] = stones[!color] & !self.takes(site, color);
        stones[color] |= Bits::one(site);
        Scene { stones, ..*self }
    }

    /// The chain of the stone on a site.
    pub(super) fn chain(&self, site: usize, color: Color) -> Bits<N> {
        Bits::one(site).flood(self.stones[color], self.field.stride)
    }

    /// The vacant sites beside stones.
    pub(super) fn liberties(&self, chain: Bits<N>) -> Bits<N> {
        chain.beside(self.field.stride) & self.empty()
    }

    /// Whether stones of a colour can never be captured.
    pub(super) fn is_anchored(&self, chain: Bits<N>, color: Color) -> bool {
        chain.meets(self.field.anchors[color])
    }

    /// The attacker's stones that can never be captured.
    pub(super) fn strong(&self) -> Bits<N> {
        let attacker = !self.field.defender;
        let stones = self.stones[attacker];
        (stones & self.field.anchors[attacker]).flood(stones, self.field.stride)
    }

    /// The hostile stones that a stone on a vacant site takes.
    pub(super) fn takes(&self, site: usize, color: Color) -> Bits<N> {
        let stride = self.field.stride;
        let stone = Bits::one(site);
        let foes = self.stones[!color];
        let mut around = stone.beside(stride) & foes;
        let empty = self.empty() & !stone;
        let mut taken = Bits::EMPTY;
        while !around.is_empty() {
            let chain = Bits::one(around.first()).flood(foes, stride);
            around = around & !chain;
            if !chain.beside(stride).meets(empty) && !self.is_anchored(chain, !color) {
                taken |= chain;
            }
        }
        taken
    }

    /// Whether a stone on a vacant site that takes nothing would die at once.
    fn is_suicide(&self, site: usize, color: Color) -> bool {
        let stone = Bits::one(site);
        let empty = self.empty() & !stone;
        if stone.beside(self.field.stride).meets(empty) || stone.meets(self.field.anchors[color]) {
            return false;
        }
        let chain = stone.flood(self.stones[color] | stone, self.field.stride);
        !chain.beside(self.field.stride).meets(empty) && !self.is_anchored(chain, color)
    }

    /// The vacant sites where a stone may be put, bans aside.
    pub(super) fn playable(&self, color: Color) -> Bits<N> {
        let closed = if color == self.field.defender { self.field.closed } else { Bits::EMPTY };
        let all = self.empty();
        let empty = all & !closed;
        let easy = empty & (all.beside(self.field.stride) | self.field.anchors[color]);
        let hard = (empty & !easy).sites().filter(|&site| self.stands(site, color));
        hard.fold(easy, |sites, site| sites | Bits::one(site))
    }

    /// Whether a stone may be put on a vacant site, bans aside.
    pub(super) fn stands(&self, site: usize, color: Color) -> bool {
        !self.is_suicide(site, color) || !self.takes(site, color).is_empty()
    }
}
