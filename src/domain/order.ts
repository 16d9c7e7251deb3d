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
  // Most names need no collator.
  const order = plainOrder(one, other);
  if (order !== 0) return order;
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(one, other) || compareIds(one, other);
}

/** What most names consist of: of these signs the language has only the underscore in another place, before all others. */
const plainNames = /^[-_.0-9a-z]*$/;

/** 0 where it takes a collator to tell. */
function plainOrder(one: string, other: string): number {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  // Two letters decide whatever stands around them.
  if (isLetter(one[at]) && isLetter(other[at])) return compareIds(one, other);
  if (!plainNames.test(one + other)) return 0;
  while (isDigit(one[at - 1])) at -= 1;
  return isDigit(one[at]) && isDigit(other[at])
    ? numberAt(one, at) - numberAt(other, at)
    : compareIds(one.replaceAll('_', ' '), other.replaceAll('_', ' '));
}

function isLetter(sign = ''): boolean {
  return sign >= 'a' && sign <= 'z';
}

function isDigit(sign = ''): boolean {
  return sign >= '0' && sign <= '9';
}

/** Of numbers that are too long for it, the difference is 0 or on the right side. */
function numberAt(text: string, start: number): number {
  return parseInt(text.slice(start, start + 300), 10);
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
