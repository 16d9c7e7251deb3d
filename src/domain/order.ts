/** One for all comparisons, since `localeCompare` looks one up each time; the language of the console, for everybody alike. */
const collator = new Intl.Collator('en', { numeric: true });

/**
 * As people count: node-2 before node-10. Names that a language cannot tell apart ("a-1", "a-01") stand by their letters,
 * so that the server's random order never shows.
 */
export function compareNames(one: string, other: string): number {
  return one === other ? 0 : collator.compare(one, other) || compareIds(one, other);
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

/**
 * A text that stands for an address where thousands are sorted: by number, IPv4 before IPv6; what is no address comes
 * last. The parser would take 20 µs for an IPv6 address and 40 for an error.
 */
export function addressSortKey(address: string): string {
  if (/^\d+(\.\d+){3}$/.test(address)) return `4 ${padded(address.split('.'), 3)}`;
  if (!/^[\da-f:]*:[\da-f:]*$/i.test(address)) return `9 ${address}`;
  const [head = [], tail = []] = address
    .toLowerCase()
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const gap = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '');
  return `6 ${padded([...head, ...gap, ...tail], 4)}`;
}

function padded(parts: readonly string[], digits: number): string {
  return parts.map((part) => part.padStart(digits, '0')).join('.');
}
