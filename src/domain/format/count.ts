/** Marks values that no server should send, such as -1 or 1e308. */
export function shownNumber(value: number, unit = ''): string {
  const text = unit === '' ? String(value) : `${value} ${unit}`;
  return Number.isSafeInteger(value) && value >= 0 ? text : `${text} (invalid value)`;
}

export function plural(count: number, singular: string, pluralForm = `${singular}s`): string {
  return count === 1 ? singular : pluralForm;
}

export function counted(count: number, singular: string, pluralForm?: string): string {
  return `${grouped(count)} ${plural(count, singular, pluralForm)}`;
}

export function grouped(count: number): string {
  // Creating the first formatter takes 20 ms, which would delay the first page.
  return count < 1000 ? String(count) : count.toLocaleString('en-US');
}
