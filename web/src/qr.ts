/** A square of dark and light modules. */
export type Code = boolean[][];

/** For each version from 1: all codewords, those of correction in a block, blocks; at level M. */
const sizes: readonly (readonly [number, number, number])[] = [
  [26, 10, 1], [44, 16, 1], [70, 26, 1], [100, 18, 2], [134, 24, 2], [172, 16, 4], [196, 18, 4], [242, 22, 4], [292, 22, 5], [346, 26, 5],
];

/** A text as a QR code of level M, or nothing where it is longer than 213 bytes. */
export function codeOf(text: string): Code | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + sizes.findIndex((_, index) => bytes.length <= roomOf(index + 1));
  if (version === 0) return null;
  const bits = interleaved(version, dataOf(version, bytes));
  const codes = masks.map((_, mask) => drawn(version, bits, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** One path of all dark modules, for a drawing in which each is one by one. */
export function pathOf(code: Code): string {
  return code.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

function partsOf(version: number): { total: number; correction: number; blocks: number; data: number } {
  const [total, correction, blocks] = sizes[version - 1] ?? [0, 0, 1];
  return { total, correction, blocks, data: total - correction * blocks };
}

function roomOf(version: number): number {
  return partsOf(version).data - (version < 10 ? 2 : 3);
}

/** Mode, length, bytes, end and filling. */
function dataOf(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => { for (let at = count - 1; at >= 0; at -= 1) bits.push((value >> at) & 1); };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = partsOf(version).data * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let filling = 0xec; bits.length < room; filling ^= 0xec ^ 0x11) put(filling, 8);
  return Array.from({ length: room / 8 }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((value, bit) => value * 2 + bit, 0));
}

/** The data in blocks with their correction, woven together, as bits. */
function interleaved(version: number, data: number[]): number[] {
  const { correction, blocks, data: count } = partsOf(version);
  const short = Math.floor(count / blocks);
  const longFrom = blocks - (count % blocks);
  let next = 0;
  const pieces = Array.from({ length: blocks }, (_, block) => {
    const piece = data.slice(next, next + short + (block >= longFrom ? 1 : 0));
    next += piece.length;
    return piece;
  });
  const checks = pieces.map((piece) => remainder(piece, correction));
  const woven: number[] = [];
  for (let at = 0; at <= short; at += 1) for (const piece of pieces) { const value = piece[at]; if (value !== undefined) woven.push(value); }
  for (let at = 0; at < correction; at += 1) for (const check of checks) woven.push(check[at] ?? 0);
  return woven.flatMap((value) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (value >> bit) & 1));
}

/** The product in the field of 256 elements that QR codes use. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if (((other >> bit) & 1) === 1) product ^= one;
  }
  return product;
}

/** The Reed-Solomon correction of a block. */
function remainder(data: number[], degree: number): number[] {
  const divisor: number[] = Array.from({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0));
  for (let round = 0, root = 1; round < degree; round += 1, root = times(root, 2)) {
    for (let at = 0; at < degree; at += 1) divisor[at] = times(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
  }
  const rest: number[] = Array.from({ length: degree }, () => 0);
  for (const value of data) {
    const factor = value ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [at, part] of divisor.entries()) rest[at] = (rest[at] ?? 0) ^ times(part, factor);
  }
  return rest;
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(version: number, bits: number[], mask: number): Code {
  const size = 17 + 4 * version;
  const code: (boolean | null)[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const put = (x: number, y: number, isDark: boolean) => { const row = code[y]; if (row !== undefined && x >= 0 && x < size) row[x] = isDark; };
  drawPatterns(version, size, put);
  drawFormat(size, mask, put);
  if (version >= 7) drawVersion(version, size, put);
  let next = 0;
  const hides = masks[mask];
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (code[y]?.[x] !== null) continue;
        put(x, y, (bits[next] === 1) !== (hides?.(x, y) ?? false));
        next += 1;
      }
    }
  }
  return code.map((row) => row.map((isDark) => isDark === true));
}

type Put = (x: number, y: number, isDark: boolean) => void;

function drawPatterns(version: number, size: number, put: Put): void {
  for (let at = 0; at < size; at += 1) { put(6, at, at % 2 === 0); put(at, 6, at % 2 === 0); }
  const far = version < 7 ? [4 * version + 10] : [2 * version + 8, 4 * version + 10];
  const centers = version === 1 ? [] : [6, ...far];
  for (const x of centers) {
    for (const y of centers) {
      const isCorner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
      if (!isCorner) ring(x, y, 2, (distance) => distance !== 1, put);
    }
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) ring(x, y, 4, (distance) => distance !== 2 && distance !== 4, put);
}

function ring(x: number, y: number, reach: number, isDark: (distance: number) => boolean, put: Put): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) put(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

function drawFormat(size: number, mask: number, put: Put): void {
  // Level M is written as 00, so that the mask alone is left.
  let rest = mask;
  for (let round = 0; round < 10; round += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at <= 5; at += 1) put(8, at, bit(at));
  put(8, 7, bit(6));
  put(8, 8, bit(7));
  put(7, 8, bit(8));
  for (let at = 9; at < 15; at += 1) put(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at += 1) put(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at += 1) put(8, size - 15 + at, bit(at));
  put(8, size - 8, true);
}

function drawVersion(version: number, size: number, put: Put): void {
  let rest = version;
  for (let round = 0; round < 12; round += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >> at) & 1) === 1;
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    put(far, near, isDark);
    put(near, far, isDark);
  }
}

/** How hard a code is to read: long runs, blocks, and more of one colour than of the other. */
function penalty(code: Code): number {
  const columns = code.map((_, x) => code.map((row) => row[x] === true));
  const lines = [...code, ...columns].map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = lines.reduce((sum, line) => sum + (line.match(/(?=00001011101|10111010000)/g) ?? []).length * 40, 0);
  let blocks = 0;
  for (let y = 0; y + 1 < code.length; y += 1) {
    for (let x = 0; x + 1 < code.length; x += 1) {
      const sum = [code[y]?.[x], code[y]?.[x + 1], code[y + 1]?.[x], code[y + 1]?.[x + 1]].filter((isDark) => isDark === true).length;
      if (sum === 0 || sum === 4) blocks += 3;
    }
  }
  const dark = code.flat().filter((isDark) => isDark).length / code.length ** 2;
  return runs + finders + blocks + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}
