/** Texts as sentences, one after the other. Some bring their full stop along, as many Messages do; none gets two. */
export function sentences(...texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text): text is string => text !== undefined && text !== '')
    .map((text, index, all) => (index < all.length - 1 ? ended(text) : text))
    .join(' ');
}

/** With a full stop, unless it ends like a sentence already. */
export function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
