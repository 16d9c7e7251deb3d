/** Letters that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}]|[\u{1e800}-\u{1efff}]/u;

/**
 * Returns a name for use inside a sentence. A name that is written from right to left is isolated, so that the words
 * around it stay in order. Characters that reorder text are shown as replacement characters.
 */
export function isolated(name: string): string {
  const shown = name.replaceAll(/\p{Bidi_Control}/gu, '\ufffd');
  return rightToLeft.test(shown) ? `\u2068${shown}\u2069` : shown;
}
