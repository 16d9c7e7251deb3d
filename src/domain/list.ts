/** Comma-separated text as a person types it into a form, cut into trimmed parts without the empty ones. */
export function listFromText(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function textFromList(list: readonly string[]): string {
  return list.join(', ');
}

/** Equal as typed lists: same parts in the same order. */
export function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
