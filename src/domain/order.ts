/**
 * `localeCompare` looks up a collator for each comparison. Creating one takes 10 ms, so it waits for the
 * first comparison that needs it.
 */
let collator: Intl.Collator | undefined;

/**
 * Compares naturally: node-2 before node-10. Names that the collator considers equal ("a-1", "a-01") still
 * get a stable order.
 */
export function compareNames(one: string, other: string): number {
  if (one === other) return 0;
  const order = plainOrder(one, other);
  if (order !== 0) return order;
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(one, other) || compareIds(one, other);
}

/** For these characters the collator differs from code order only in sorting the underscore first. */
const plainNames = /^[-_.0-9a-z]*$/;

/** Returns 0 when a collator has to decide. */
function plainOrder(one: string, other: string): number {
  let at = 0;
  while (one[at] === other[at]) at += 1;
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

/** Reads at most 300 digits, so two long numbers can’t both become Infinity. */
function numberAt(text: string, start: number): number {
  return parseInt(text.slice(start, start + 300), 10);
}

/** Ids need a stable order, not a meaningful one. */
export function compareIds(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

type Named = { readonly id: string; readonly name: string };

export function byName(one: Named, other: Named): number {
  return compareNames(one.name, other.name) || compareIds(one.id, other.id);
}
