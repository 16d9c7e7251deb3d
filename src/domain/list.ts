/** No address, range or name contains one of these separators. */
export function listFromText(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '');
}

export function textFromList(list: readonly string[]): string {
  return list.join(', ');
}

export function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
