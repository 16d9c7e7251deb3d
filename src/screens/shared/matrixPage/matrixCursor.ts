import { useEffect, useEffectEvent, useState } from 'react';
import type { MatrixHeading } from '../../../components/MatrixGrid/matrixHeading.ts';
import type { MatrixCursor, Place } from '../../../components/MatrixGrid/place.ts';
import { addressFilter } from '../../../domain/listFilter.ts';

type Corner = { readonly row: string | undefined; readonly column: string | undefined };

export type MatrixAt = Corner & { readonly from: Corner | undefined };

/** Where in its matrix one is, as the address says it: two values each, the row's and the column's. */
export const matrixAt = addressFilter<{ readonly at: MatrixAt | undefined }>(
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

/** So that holding an arrow key does not write an address for each cell on the way. */
const restMs = 300;

type CursorOptions = {
  readonly rows: readonly MatrixHeading[];
  readonly columns: readonly MatrixHeading[];
  readonly at: MatrixAt | undefined;
  readonly onRest: (at: MatrixAt) => void;
};

export function useMatrixCursor({ rows, columns, at, onRest }: CursorOptions) {
  const [kept, setKept] = useState(at);
  const [drawn, setDrawn] = useState(at);
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (nameOf(at) !== nameOf(drawn)) {
    setDrawn(at);
    const step = asked.indexOf(nameOf(at));
    setAsked(asked.slice(step + 1));
    // An address that was not asked for here was gone to, with Back or a link.
    if (step === -1) setKept(at);
  }
  const rest = useEffectEvent((place: MatrixAt) => {
    if (nameOf(place) === nameOf(at)) return;
    setAsked((before) => [...before, nameOf(place)]);
    onRest(place);
  });
  useEffect(() => {
    if (!kept) return undefined;
    const timer = setTimeout(() => rest(kept), restMs);
    // Going back leads to the address as it was left.
    const leave = (event: Event) => {
      if (!mayLeadElsewhere(event)) return;
      clearTimeout(timer);
      rest(kept);
    };
    const ways = ['pointerdown', 'keydown'] as const;
    for (const way of ways) document.addEventListener(way, leave, true);
    return () => {
      clearTimeout(timer);
      for (const way of ways) document.removeEventListener(way, leave, true);
    };
  }, [kept]);

  const cornerOf = ({ row, column }: Place): Corner => ({ row: rows[row]?.id, column: columns[column]?.id });
  const placeOf = ({ row, column }: Corner): Place => ({
    row: indexIn(rows, row),
    column: indexIn(columns, column),
  });
  return {
    kept,
    cursor: kept && cursorOf(kept, placeOf),
    move: (cursor: MatrixCursor) =>
      setKept({ ...cornerOf(cursor), from: cursor.from && cornerOf(cursor.from) }),
    goTo: setKept,
  };
}

function mayLeadElsewhere(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('[role=grid]')) return true;
  return event instanceof KeyboardEvent ? event.key === 'Enter' : target.closest('a') !== null;
}

function nameOf(at: MatrixAt | undefined): string {
  return matrixAt.write(new URLSearchParams(), { at }).toString();
}

/** Undefined when its row or column is not shown; a rectangle whose first corner is gone ends. */
function cursorOf(at: MatrixAt, placeOf: (corner: Corner) => Place): MatrixCursor | undefined {
  const place = placeOf(at);
  const isGone = (at.row !== undefined && place.row < 0) || (at.column !== undefined && place.column < 0);
  if (isGone || (place.row < 0 && place.column < 0)) return undefined;
  const from = at.from && placeOf(at.from);
  return from && from.row >= 0 && from.column >= 0 ? { ...place, from } : place;
}

function indexIn(headings: readonly MatrixHeading[], id: string | undefined): number {
  return id === undefined ? -1 : headings.findIndex((heading) => heading.id === id);
}
