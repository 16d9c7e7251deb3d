/** A number that the server sends, as it came; one that no server should send, such as -1 or 1e308, is marked as such. */
export function shownNumber(value: number, unit = ''): string {
  const text = unit === '' ? String(value) : `${value} ${unit}`;
  return Number.isSafeInteger(value) && value >= 0 ? text : `${text} (not a valid value)`;
}

/** A number and what it counts: 1 day, 3 days. */
export function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
