import { blockSize } from './squareMarks.ts';

/** The first cells of the blocks that hold cells of a range and one cell more, which is kept wherever it is. */
export function blocksOf(
  { from, to }: { readonly from: number; readonly to: number },
  kept: number,
): readonly number[] {
  const blocks: number[] = [];
  for (let start = from; start < to; start += blockSize) blocks.push(start);
  const keptBlock = kept - (kept % blockSize);
  if (kept < 0 || blocks.includes(keptBlock)) return blocks;
  return keptBlock < from ? [keptBlock, ...blocks] : [...blocks, keptBlock];
}

/** One character for each cell of a row in the blocks: the number of its state as a character code. */
export function rowCodes(
  row: number,
  blocks: readonly number[],
  columns: number,
  stateAt: (row: number, column: number) => number,
): string {
  let codes = '';
  for (const start of blocks) {
    const end = Math.min(start + blockSize, columns);
    for (let column = start; column < end; column++) codes += String.fromCharCode(stateAt(row, column));
  }
  return codes;
}

/** The codes of a block of cells: those at `index` of each row, filled up where the grid ends. */
export function blockCodes(rows: readonly string[], index: number): string {
  return rows
    .map((codes) => codes.slice(index * blockSize, (index + 1) * blockSize).padEnd(blockSize, noCell))
    .join('');
}

/** Beyond any state: no cell is there. */
const noCell = '\uffff';
