import { trimmed } from './trimmed.ts';

/** No address, range or name contains one of these separators. Chinese and Japanese keyboards type the wide ones. */
export function listFromText(text: string): readonly string[] {
  return text
    .split(/[\s,;，；、､]+/)
    .map(trimmed)
    .filter((part) => part !== '');
}

export function textFromList(list: readonly string[]): string {
  return list.join(', ');
}

export function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
