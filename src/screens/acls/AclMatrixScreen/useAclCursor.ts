import { useState } from 'react';
import type { SquareCursor } from '../../../components/SquareGrid/squareCursor.ts';
import type { AclAxis } from './aclAxis.ts';

/** Where one is, by the ids of rows and columns: these come and go. Undefined is a name. */
type Corner = { readonly row: string | undefined; readonly column: string | undefined };
type Kept = Corner & { readonly from: Corner | undefined };

/** The cursor of the matrix, which stays with its nodes when rows and columns change. */
export function useAclCursor(rows: AclAxis, columns: AclAxis) {
  const [kept, setKept] = useState<Kept>();

  const cornerOf = ({ row, column }: { row: number; column: number }): Corner => ({
    row: rows.headings[row]?.id,
    column: columns.headings[column]?.id,
  });
  const placeOf = ({ row, column }: Corner) => ({
    row: indexIn(rows, row),
    column: indexIn(columns, column),
  });

  const move = (cursor: SquareCursor) =>
    setKept({ ...cornerOf(cursor), from: cursor.from && cornerOf(cursor.from) });
  return [kept && cursorOf(kept, placeOf), move] as const;
}

/** Undefined when its row or column is not shown; a rectangle whose first corner is gone ends. */
function cursorOf(
  kept: Kept,
  placeOf: (corner: Corner) => { row: number; column: number },
): SquareCursor | undefined {
  const place = placeOf(kept);
  const isGone = (kept.row !== undefined && place.row < 0) || (kept.column !== undefined && place.column < 0);
  if (isGone || (place.row < 0 && place.column < 0)) return undefined;
  const from = kept.from && placeOf(kept.from);
  return from && from.row >= 0 && from.column >= 0 ? { ...place, from } : place;
}

function indexIn(axis: AclAxis, id: string | undefined): number {
  return id === undefined ? -1 : axis.headings.findIndex((heading) => heading.id === id);
}
