const numbers = /^(\d{4,6})-(\d{1,2})-(\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2}))?$/;
const words = /^(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4})(?:,?\s+(\d{1,2}):(\d{2}))?$/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Returns `2031-04-05T14:30` for a date in numbers, with the year first, or with the month as an English word. Without
 * a time, it's midnight. Returns other texts as they are.
 */
export function dateTimeValue(typed: string): string {
  const text = typed.trim();
  const [, year, month, day, hour, minute] = numbers.exec(text) ?? [];
  if (year !== undefined) return written(year, month, day, hour, minute);
  const [, dayOfMonth, word = '', inYear, atHour, atMinute] = words.exec(text) ?? [];
  const number = months.indexOf(word.toLowerCase()) + 1;
  return inYear === undefined || number === 0
    ? text
    : written(inYear, String(number), dayOfMonth, atHour, atMinute);
}

function written(year: string, month = '', day = '', hour = '0', minute = '00'): string {
  const [twoMonth, twoDay, twoHour] = [month, day, hour].map((part) => part.padStart(2, '0'));
  return `${year}-${twoMonth}-${twoDay}T${twoHour}:${minute}`;
}

const complete = /^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}$/;

export const isDateTime = (value: string) => complete.test(value);

export const shownDateTime = (value: string) => (isDateTime(value) ? value.replace('T', ' ') : value);
