/**
 * Whitespace and invisible format characters, such as zero-width spaces and direction marks. Tag characters end
 * the flags of regions, and some format characters of Arabic are visible.
 */
const invisible = String.raw`(?:\s|(?![\u{E0020}-\u{E007F}])(?=\p{Default_Ignorable_Code_Point})\p{Cf})+`;
const edges = new RegExp(`^${invisible}|${invisible}$`, 'gu');

/** Pasted text often has invisible characters at its edges, which the server would store or reject. */
export function trimmed(text: string): string {
  return text.replace(edges, '');
}
