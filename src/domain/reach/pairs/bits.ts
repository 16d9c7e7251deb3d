/** A matrix of bits, each row in whole 32-bit words. */
export function setBit(bits: Uint32Array, stride: number, row: number, column: number): void {
  const at = row * stride + (column >>> 5);
  bits[at] = (bits[at] ?? 0) | (1 << (column & 31));
}

export function hasBit(bits: Uint32Array, stride: number, row: number, column: number): boolean {
  return (((bits[row * stride + (column >>> 5)] ?? 0) >>> (column & 31)) & 1) === 1;
}

export function columnsIn(bits: Uint32Array, stride: number, row: number): readonly number[] {
  const columns: number[] = [];
  for (let word = 0; word < stride; word++) {
    let rest = bits[row * stride + word] ?? 0;
    while (rest !== 0) {
      columns.push(word * 32 + 31 - Math.clz32(rest & -rest));
      rest &= rest - 1;
    }
  }
  return columns;
}

export function bitsInRow(bits: Uint32Array, stride: number, row: number): number {
  let count = 0;
  for (let at = row * stride; at < (row + 1) * stride; at++) count += bitsSet(bits[at] ?? 0);
  return count;
}

export function bitsSet(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
