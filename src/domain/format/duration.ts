import { counted } from './count.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365.25 * day;

/** §2 "Logs and metrics": an uptime in nanoseconds as hours and minutes. A begun minute counts, and 60 of them are an hour. */
export function formatUptime(nanoseconds: number): string {
  if (nanoseconds > 1000 * year * 1e9) return 'over 1,000 years';
  const minutes = Math.max(0, Math.ceil(nanoseconds / 60e9));
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

/** A span of seconds in the words of lists: 21 s, 34 min, 2 h 11 min, 3 days, 8 years. */
export function formatSpan(seconds: number): string {
  const span = Math.max(0, Math.floor(seconds));
  if (span < minute) return `${span} s`;
  if (span < hour) return `${Math.floor(span / minute)} min`;
  if (span < day) {
    const minutes = Math.floor((span % hour) / minute);
    return minutes === 0 ? `${Math.floor(span / hour)} h` : `${Math.floor(span / hour)} h ${minutes} min`;
  }
  if (span < year) return counted(Math.floor(span / day), 'day');
  return span < 1000 * year ? counted(Math.floor(span / year), 'year') : 'over 1,000 years';
}
