/** A moment (Unix seconds) as a date-time input has it, in the browser's time zone: 2027-01-15T08:00. Empty for 0. */
export function localDateTime(moment: number): string {
  if (moment === 0) return '';
  const date = new Date(moment * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The same text as whole Unix seconds; undefined when it is no moment. */
export function momentOf(localText: string): number | undefined {
  if (!/^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(localText)) return undefined;
  const milliseconds = new Date(localText).getTime();
  return Number.isNaN(milliseconds) ? undefined : unixSeconds(milliseconds);
}

/** A picked date and time (Unix milliseconds) as the whole seconds the server wants. */
export function unixSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
