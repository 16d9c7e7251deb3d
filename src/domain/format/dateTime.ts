import { counted } from './count.ts';

// Moments are Unix seconds; 0, the server's word for never, gives undefined. The time zone is the browser's unless named.

/** Relative to `now`: 21 s ago, in 8 years. */
export function formatRelative(moment: number, now: number): string | undefined {
  if (moment === 0) return undefined;
  return moment > now ? `in ${formatSpan(moment - now)}` : `${formatSpan(now - moment)} ago`;
}

/** The age of what has happened: a moment ahead of our clock counts as now. */
export function formatAge(moment: number, now: number): string | undefined {
  return formatRelative(Math.min(moment, now), now);
}

/** Sat 21 Nov 2026, 14:06:31 */
export function formatExact(moment: number, timeZone?: string): string | undefined {
  const parts = partsOf(moment, timeZone);
  return parts && `${parts.weekday} ${dayOf(parts)}, ${clockOf(parts)}`;
}

/** As short as it can be beside a relative time: 14:06:31 for today, 4 Mar 2034, 00:00 for another day. */
export function formatWhen(moment: number, now: number, timeZone?: string): string | undefined {
  const parts = partsOf(moment, timeZone);
  if (!parts) return undefined;
  const today = partsOf(now, timeZone);
  const isToday = today && dayOf(parts) === dayOf(today);
  return isToday ? clockOf(parts) : `${dayOf(parts)}, ${parts.hour}:${parts.minute}`;
}

/** `2026-11-21`, whatever its time zone: 21 Nov 2026 */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00`);
  return Number.isNaN(date.getTime()) ? day : dayOf(partsHere(date));
}

type Part = 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute' | 'second';
type Parts = Readonly<Record<Part, string>>;

function dayOf({ day, month, year }: Parts): string {
  return `${day} ${month} ${year}`;
}

function clockOf({ hour, minute, second }: Parts): string {
  return `${hour}:${minute}:${second}`;
}

function partsOf(moment: number, timeZone: string | undefined): Parts | undefined {
  const date = new Date(moment * 1000);
  if (moment === 0 || Number.isNaN(date.getTime())) return undefined;
  return timeZone === undefined ? partsHere(date) : partsIn(timeZone, date);
}

/** A date names its day in English everywhere, without the tables of languages that a browser reads for a formatter. */
function partsHere(date: Date): Parts {
  const [weekday = '', month = ''] = date.toDateString().split(' ');
  return {
    weekday,
    day: String(date.getDate()),
    month,
    year: String(date.getFullYear()),
    hour: twoDigits(date.getHours()),
    minute: twoDigits(date.getMinutes()),
    second: twoDigits(date.getSeconds()),
  };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** Parts instead of a finished text: their order and marks differ between browsers. */
function partsIn(timeZone: string, date: Date): Parts {
  const parts = formatterFor(timeZone).formatToParts(date);
  const part = (wanted: Part) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    year: part('year'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

/** Making a formatter is slow and a long list needs the same one for every row. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  formatters.set(timeZone, made);
  return made;
}

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
