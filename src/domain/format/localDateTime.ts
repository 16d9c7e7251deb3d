/**
 * Formats Unix seconds for a date-time input in the browser’s time zone: 2027-01-15T08:00. Empty for 0 and
 * for invalid dates.
 */
export function localDateTime(moment: number): string {
  const date = new Date(moment * 1000);
  const year = date.getFullYear();
  if (moment === 0 || Number.isNaN(year) || year < 1) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${String(year).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

const written = /^(\d{4,6})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?$/;

/** Returns Unix seconds; undefined for an invalid date such as 30 February. */
export function secondsOfLocal(localText: string): number | undefined {
  const match = written.exec(localText);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part = '0') => Number(part));
  const date = new Date(0);
  date.setFullYear(year, month - 1, day);
  if (date.getMonth() !== month - 1) return undefined;
  date.setHours(hour, minute, second, 0);
  return Number.isNaN(date.getTime()) ? undefined : unixSeconds(date.getTime());
}

export function unixSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
