import { hashOf } from '../format/hash.ts';

// Rows of numbers that the browser’s storage holds for several owners. Hashes keep names out of it.

type Row = readonly number[];
type Entry = readonly [owner: number, rows: readonly Row[]];

/** Older entries are dropped, because they would fill the storage. */
const maxOwners = 6;

export function rowsFromStored(text: string | null, name: string, owner: string): readonly Row[] | undefined {
  return entriesFrom(text, name).find(([of]) => of === hashOf(owner))?.[1];
}

export function rowsToStored(text: string | null, name: string, owner: string, rows: readonly Row[]): string {
  const own: Entry = [hashOf(owner), rows];
  const others = entriesFrom(text, name).filter(([of]) => of !== own[0]);
  return JSON.stringify([own, ...others].slice(0, maxOwners).map(([of, kept]) => ({ of, [name]: kept })));
}

/** Skips broken entries. */
function entriesFrom(text: string | null, name: string): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((entry) => entryFrom(entry, name)) : [];
  } catch {
    return [];
  }
}

function entryFrom(json: unknown, name: string): readonly Entry[] {
  if (typeof json !== 'object' || json === null) return [];
  const values = new Map<string, unknown>(Object.entries(json));
  const [of, rows] = [values.get('of'), values.get(name)];
  return typeof of === 'number' && Array.isArray(rows) && rows.every(isRow) ? [[of, rows]] : [];
}

function isRow(row: unknown): row is Row {
  return Array.isArray(row) && row.length > 1 && row.every(Number.isFinite);
}
