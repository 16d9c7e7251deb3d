/**
 * One for all comparisons, since `localeCompare` looks one up each time; the language of the console, for everybody alike.
 * Made with the first of them: it takes a browser 10 ms, for which no first page should wait.
 */
let collator: Intl.Collator | undefined;

/**
 * As people count: node-2 before node-10. Names that a language cannot tell apart ("a-1", "a-01") stand by their letters,
 * so that the server's random order never shows.
 */
export function compareNames(one: string, other: string): number {
  if (one === other) return 0;
  let same = 0;
  while (one[same] === other[same]) same += 1;
  // Two of these letters decide whatever follows them, so most names need no collator.
  if (isPlainLetter(one[same]) && isPlainLetter(other[same])) return compareIds(one, other);
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(one, other) || compareIds(one, other);
}

function isPlainLetter(letter = ''): boolean {
  return letter >= 'a' && letter <= 'z';
}

/** Any order that stays the same: nobody reads an id by its place. */
export function compareIds(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

type Named = { readonly id: string; readonly name: string };

/** By name, and those of one name by id (§4). */
export function byName(one: Named, other: Named): number {
  return compareNames(one.name, other.name) || compareIds(one.id, other.id);
}
