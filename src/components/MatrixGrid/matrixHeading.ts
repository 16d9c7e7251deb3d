/** What a row or column is about: one thing, or a group of the things that follow it. */
export type MatrixHeading = MatrixItem | MatrixGroup;

/** Its own page, or why it leads nowhere. */
export type MatrixItem = {
  readonly kind: 'item';
  readonly id: string;
  readonly label: string;
  /** What it belongs to, where that is not the same for all. */
  readonly note?: string | undefined;
} & ({ readonly href: string } | { readonly lockedReason: string });

export type MatrixGroup = {
  readonly kind: 'group';
  readonly id: string;
  readonly label: string;
  /** How many things are in it. */
  readonly count: number;
  /** Whether they are shown. */
  readonly isOpen: boolean;
};

/** Widths of the letters of a name, px, on the wide side. */
const letter = 6.4;
const groupExtra = 46;
const noteGap = 6;

/** How much of a name's room its note gets at most, px. */
export const noteWidth = 84;

/** How much room names get: what the longest needs, within bounds, px. */
export function headingLength(headings: readonly MatrixHeading[], least: number, most: number): number {
  const longest = headings.reduce((length, heading) => Math.max(length, nameLength(heading)), 0);
  return Math.min(most, Math.max(least, Math.ceil(longest) + 2 * headingPadding));
}

function nameLength(heading: MatrixHeading): number {
  const length = heading.label.length * letter;
  if (heading.kind === 'group') return length + groupExtra;
  return heading.note ? length + noteGap + Math.min(noteWidth, heading.note.length * letter) : length;
}

/** Between a name and its row or column, px. */
export const headingPadding = 10;
