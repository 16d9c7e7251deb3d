import { counted } from './count.ts';

// Moments are Unix seconds. The server uses 0 for never, which formats as undefined. Times are in the
// browser’s time zone.

export function formatRelative(moment: number, now: number): string | undefined {
  if (moment === 0) return undefined;
  return moment > now ? `in ${formatSpan(moment - now)}` : `${formatSpan(now - moment)} ago`;
}

/** A moment ahead of this clock counts as now. */
export function formatAge(moment: number, now: number): string | undefined {
  return formatRelative(Math.min(moment, now), now);
}

/** Sat 21 Nov 2026, 14:06:31 */
export function formatExact(moment: number): string | undefined {
  const parts = partsOf(moment);
  return parts && `${parts.weekday} ${dayOf(parts)}, ${clockOf(parts)}`;
}

/** Today’s moments show a time only (14:06:31), others a day and a time (4 Mar 2034, 00:00). */
export function formatWhen(moment: number, now: number): string | undefined {
  const parts = partsOf(moment);
  if (!parts) return undefined;
  const today = partsOf(now);
  const isToday = today && dayOf(parts) === dayOf(today);
  return isToday ? clockOf(parts) : `${dayOf(parts)}, ${parts.hour}:${parts.minute}`;
}

/** Formats `2026-11-21` as 21 Nov 2026, regardless of the time zone. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00`);
  return Number.isNaN(date.getTime()) ? day : dayOf(partsOfDate(date));
}

type Parts = ReturnType<typeof partsOfDate>;

function dayOf({ day, month, year }: Parts): string {
  return `${day} ${month} ${year}`;
}

function clockOf({ hour, minute, second }: Parts): string {
  return `${hour}:${minute}:${second}`;
}

function partsOf(moment: number): Parts | undefined {
  const date = new Date(moment * 1000);
  return moment === 0 || Number.isNaN(date.getTime()) ? undefined : partsOfDate(date);
}

/** toDateString is always English and doesn’t load locale data. */
function partsOfDate(date: Date) {
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

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365.25 * day;

/** Rounds up to whole minutes. */
export function formatUptime(nanoseconds: number): string {
  if (nanoseconds > 1000 * year * 1e9) return 'over 1,000 years';
  const minutes = Math.max(0, Math.ceil(nanoseconds / 60e9));
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

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
