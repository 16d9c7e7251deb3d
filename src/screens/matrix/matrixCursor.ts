import { useEffect, useEffectEvent, useState } from 'react';
import type { MatrixHeading } from '../../components/MatrixGrid/matrixHeading.ts';
import type { MatrixCursor, CellPosition } from '../../components/MatrixGrid/cellPosition.ts';
import { addressFilter } from '../../domain/listFilter.ts';

type Corner = { readonly row: string | undefined; readonly column: string | undefined };

export type MatrixPosition = Corner & { readonly from: Corner | undefined };

/** The cursor of a matrix in the address: `at` and `from` each hold a row id and a column id. */
export const matrixCursorFilter = addressFilter<{ readonly at: MatrixPosition | undefined }>(
  {
    at: {
      read: (query) => {
        const corner = cornerIn(query, 'at');
        return corner && { ...corner, from: cornerIn(query, 'from') };
      },
      write: (at) => ({ at: idsOf(at), from: idsOf(at?.from) }),
    },
  },
  [],
);

function cornerIn(query: URLSearchParams, parameter: string): Corner | undefined {
  const [row = '', column = ''] = query.getAll(parameter);
  return row + column === '' ? undefined : { row: row || undefined, column: column || undefined };
}

function idsOf(corner: Corner | undefined): readonly string[] {
  return corner ? [corner.row ?? '', corner.column ?? ''] : [];
}

/** Delays writing the address, so that holding an arrow key doesn’t write one for each cell. */
const restMs = 300;

type CursorOptions = {
  readonly rows: readonly MatrixHeading[];
  readonly columns: readonly MatrixHeading[];
  readonly at: MatrixPosition | undefined;
  readonly onRest: (at: MatrixPosition) => void;
};

export function useMatrixCursor({ rows, columns, at, onRest }: CursorOptions) {
  const [kept, setKept] = useState(at);
  const [drawn, setDrawn] = useState(at);
  const [written, setWritten] = useState<readonly string[]>([]);
  if (nameOf(at) !== nameOf(drawn)) {
    setDrawn(at);
    const step = written.indexOf(nameOf(at));
    setWritten(written.slice(step + 1));
    // An address that this hook didn’t write comes from Back or from a link.
    if (step === -1) setKept(at);
  }
  const rest = useEffectEvent((place: MatrixPosition) => {
    if (nameOf(place) === nameOf(at)) return;
    setWritten((before) => [...before, nameOf(place)]);
    onRest(place);
  });
  useEffect(() => {
    if (!kept) return undefined;
    const timer = setTimeout(() => rest(kept), restMs);
    // Writes the address before the page is left, so that Back restores the cursor.
    const leave = (event: Event) => {
      if (!canNavigate(event)) return;
      clearTimeout(timer);
      rest(kept);
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const type of events) document.addEventListener(type, leave, true);
    return () => {
      clearTimeout(timer);
      for (const type of events) document.removeEventListener(type, leave, true);
    };
  }, [kept]);

  const cornerOf = ({ row, column }: CellPosition): Corner => ({
    row: rows[row]?.id,
    column: columns[column]?.id,
  });
  const placeOf = ({ row, column }: Corner): CellPosition => ({
    row: indexIn(rows, row),
    column: indexIn(columns, column),
  });
  return {
    kept,
    cursor: kept && cursorOf(kept, placeOf),
    move: (cursor: MatrixCursor) =>
      setKept({ ...cornerOf(cursor), from: cursor.from && cornerOf(cursor.from) }),
  };
}

function canNavigate(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('[role=grid]')) return true;
  return event instanceof KeyboardEvent ? event.key === 'Enter' : target.closest('a') !== null;
}

function nameOf(at: MatrixPosition | undefined): string {
  return matrixCursorFilter.write(new URLSearchParams(), { at }).toString();
}

/** Returns undefined when the row or column isn’t shown. Drops a selection whose first corner isn’t shown. */
function cursorOf(at: MatrixPosition, placeOf: (corner: Corner) => CellPosition): MatrixCursor | undefined {
  const place = placeOf(at);
  const isGone = (at.row !== undefined && place.row < 0) || (at.column !== undefined && place.column < 0);
  if (isGone || (place.row < 0 && place.column < 0)) return undefined;
  const from = at.from && placeOf(at.from);
  return from && from.row >= 0 && from.column >= 0 ? { ...place, from } : place;
}

function indexIn(headings: readonly MatrixHeading[], id: string | undefined): number {
  return id === undefined ? -1 : headings.findIndex((heading) => heading.id === id);
}
