import type { RoleKind } from '../RoleChip/RoleChip.tsx';
import type { Tone } from '../ToneGlyph/ToneGlyph.tsx';

/** An item, or a group of the items that follow. */
export type MatrixHeading = MatrixItem | MatrixGroup;

/** An item with its page, or with the reason why it has none. */
export type MatrixItem = {
  readonly kind: 'item';
  readonly id: string;
  readonly label: string;
  /** Short text before the label, for example the owner if owners differ. */
  readonly note?: string | undefined;
  /** Glyphs of a row: a state with its word for screen readers, and a role. Columns show states in error. */
  readonly state?: { readonly tone: Tone; readonly word: string } | undefined;
  readonly role?: RoleKind | undefined;
} & ({ readonly href: string } | { readonly lockedReason: string });

export type MatrixGroup = {
  readonly kind: 'group';
  readonly id: string;
  readonly label: string;
  /** Tooltip. @default the label */
  readonly text?: string | undefined;
  readonly count: number;
  readonly isOpen: boolean;
};

/** Generous width of a character of the largest names, px. */
const letter = 6.8;
const groupExtra = 46;
const noteGap = 6;

/** Most space for a note, px. */
export const noteWidth = 84;

/** Space for both glyphs of a row, and for the one of a column, px. */
const glyphs = 40;
const glyph = 18;

export function rowNameLength(headings: readonly MatrixHeading[], least: number, most: number): number {
  const hasGlyphs = headings.some((heading) => heading.kind === 'item' && heading.state);
  return headingLength(headings, least, most) + (hasGlyphs ? glyphs : 0);
}

export function columnNameLength(headings: readonly MatrixHeading[], least: number, most: number): number {
  const hasGlyphs = headings.some((heading) => heading.kind === 'item' && heading.state?.tone === 'error');
  return headingLength(headings, least, most) + (hasGlyphs ? glyph : 0);
}

/** Returns the space for the longest name, within bounds, px. */
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
