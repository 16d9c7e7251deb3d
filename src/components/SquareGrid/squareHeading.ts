/** What a row or column is about: one thing, or a group of the things that follow it. */
export type SquareHeading = SquareItem | SquareGroup;

/** Its own page, or why it leads nowhere. */
export type SquareItem = { readonly kind: 'item'; readonly id: string; readonly label: string } & (
  { readonly href: string } | { readonly lockedReason: string }
);

export type SquareGroup = {
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

/** How much room names get: what the longest needs, within bounds, px. */
export function headingLength(headings: readonly SquareHeading[], least: number, most: number): number {
  const longest = headings.reduce(
    (length, { kind, label }) =>
      Math.max(length, label.length * letter + (kind === 'group' ? groupExtra : 0)),
    0,
  );
  return Math.min(most, Math.max(least, Math.ceil(longest) + 2 * headingPadding));
}

/** Between a name and its row or column, px. */
export const headingPadding = 10;
