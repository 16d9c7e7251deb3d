/** No address, range or name contains one of these separators. */
export function listFromText(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '');
}

export function textFromList(list: readonly string[]): string {
  return list.join(', ');
}

export function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
