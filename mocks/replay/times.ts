import { nodeLifetime } from '../world/logs.ts';
import type { Exchange } from './exchange.ts';

const timeFields: ReadonlySet<string> = new Set([
  'lastmodified',
  'lastcheckin',
  'lastpeerupdate',
  'expdatetime',
  'nodeslastmodified',
  'networklastmodified',
]);

export function isTime(field: string): boolean {
  return timeFields.has(field);
}

/** Unix seconds further off than this are no "now" of anybody. */
const year = 31_536_000;
const day = 86_400;

/** Seconds by which two servers may differ in what they call now. */
const slack = 3;

/** When an exchange took place, as far as it tells: its latest time that is not in the future of all others. */
export function momentOf({ body, answer }: Pick<Exchange, 'body' | 'answer'>): number | undefined {
  const times = [...timesIn(answer.json), ...timesIn(body)].filter(({ field }) => field !== 'expdatetime');
  return times.length > 0 ? Math.max(...times.map(({ at }) => at)) : undefined;
}

/** The times in a value, by field; zero is none. */
export function timesIn(value: unknown, field = ''): { field: string; at: number }[] {
  if (typeof value === 'number') return isTime(field) && value > 0 ? [{ field, at: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => timesIn(one, key));
}

/** What the times of an answer are compared against. */
export type Moments = {
  /** Unix seconds at which the first call that changes something was made; none: nothing is changed. */
  readonly changedSince: number | undefined;
  readonly now: number;
  /** The times that were sent. */
  readonly sent: readonly { readonly field: string; readonly at: number }[];
};

/**
 * Whether two times mean the same: none, what was sent, set by these calls (then the clocks agree), or older. Servers
 * are not set up at the same second, so that older times differ.
 */
export function meanTheSame(field: string, recorded: number, simulated: number, moments: Moments): boolean {
  if (recorded === simulated) return true;
  if (recorded === 0 || simulated === 0) return false;
  const { changedSince, now, sent } = moments;
  if (recorded > now + year) {
    if (simulated < now + year) return false;
    return meanTheSame('', recorded - nodeLifetime, simulated - nodeLifetime, moments);
  }
  if (recorded > now + slack) return Math.abs(recorded - simulated) < day;
  if (sent.some((one) => one.field === field && one.at === recorded && one.at < now - slack)) return false;
  // Nodes check in by themselves.
  if (changedSince === undefined || field === 'lastcheckin') return simulated <= now + slack;
  return recorded < changedSince ? simulated < changedSince : Math.abs(recorded - simulated) <= slack;
}
