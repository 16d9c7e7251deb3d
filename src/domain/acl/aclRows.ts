import { isRowChanged, type AclMatrix } from './aclMatrix.ts';

/**
 * The body of a PUT: the rows of `after` that differ from `before`, which stands over the same nodes, each whole, as the bytes
 * of their JSON; a cell that holds nothing is left out. Undefined when no row differs. Written straight into bytes, because everything blocked among 2,000
 * nodes is 160 MB.
 */
export function changedRows(before: AclMatrix, after: AclMatrix): Uint8Array<ArrayBuffer> | undefined {
  const size = after.nodeIds.length;
  const rows = Array.from(after.nodeIds.keys()).filter((row) => isRowChanged(before, after, row));
  if (rows.length === 0) return undefined;

  const names = after.nodeIds.map((id) => encoder.encode(`${JSON.stringify(id)}:`));
  const longest = names.reduce((sum, name) => sum + name.length + '255,'.length, 0);
  const named = rows.reduce((sum, row) => sum + (names[row]?.length ?? 0) + '{},'.length, 0);
  const bytes = new Uint8Array(rows.length * longest + named + 2);
  let at = 0;
  const write = (sign: string) => {
    bytes[at++] = sign.charCodeAt(0);
  };
  const writeName = (place: number) => {
    const name = names[place];
    if (!name) return;
    bytes.set(name, at);
    at += name.length;
  };

  write('{');
  for (const [index, row] of rows.entries()) {
    if (index > 0) write(',');
    writeName(row);
    write('{');
    let isFirst = true;
    for (let column = 0; column < size; column++) {
      const value = after.cells[row * size + column] ?? 0;
      if (value === 0) continue;
      if (!isFirst) write(',');
      isFirst = false;
      writeName(column);
      if (value < 10) bytes[at++] = zero + value;
      else for (const digit of `${value}`) write(digit);
    }
    write('}');
  }
  write('}');
  return bytes.slice(0, at);
}

const encoder = new TextEncoder();
const zero = '0'.charCodeAt(0);
