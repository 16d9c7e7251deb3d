/** A list as a person types or pastes it, cut at commas, semicolons, spaces and line breaks, none of which is part of an entry. */
export function listFromText(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '');
}

export function textFromList(list: readonly string[]): string {
  return list.join(', ');
}

/** Equal as typed lists: same parts in the same order. */
export function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
