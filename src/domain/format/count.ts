/** A number that the server sends, as it came; one that no server should send, such as -1 or 1e308, is marked as such. */
export function shownNumber(value: number, unit = ''): string {
  const text = unit === '' ? String(value) : `${value} ${unit}`;
  return Number.isSafeInteger(value) && value >= 0 ? text : `${text} (not a valid value)`;
}

/** The word that agrees with a count: pair or pairs, is or are. */
export function plural(count: number, one: string, several = `${one}s`): string {
  return count === 1 ? one : several;
}

/** A number and what it counts: 1 day, 3 days, 2,000 nodes. */
export function counted(count: number, one: string, several?: string): string {
  return `${grouped(count)} ${plural(count, one, several)}`;
}

/** Thousands apart, so that half a million can be read. */
export function grouped(count: number): string {
  // The first formatter takes a browser 20 ms, for which no first page should wait.
  return count < 1000 ? String(count) : count.toLocaleString('en-US');
}
