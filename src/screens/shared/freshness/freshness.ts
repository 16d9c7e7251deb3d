import type { Loadable } from '../../../domain/loadable.ts';
import { formatExact, formatRelative } from '../../../domain/format/dateTime.ts';
import { failureText } from '../../../domain/text/failureText.ts';

/** A point in time, in the words of a list and exactly. */
export type Moment = { readonly relative: string; readonly exact: string };

export type Freshness = {
  /** When what is shown was read. */
  readonly updated: Moment | undefined;
  /** Why it is not newer, when the latest refresh failed. */
  readonly staleBecause: string | undefined;
};

/** How fresh loaded data is; `now` in Unix seconds. */
export function freshness(data: Loadable<unknown>, now: number, timeZone?: string): Freshness {
  if (data.status !== 'ready') return { updated: undefined, staleBecause: undefined };
  return {
    updated: momentOf(Math.floor(data.loadedAt / 1000), now, timeZone),
    staleBecause: data.staleBecause && failureText(data.staleBecause),
  };
}

/** Undefined for never. A moment ahead of our clock counts as now. */
export function momentOf(seconds: number, now: number, timeZone?: string): Moment | undefined {
  const relative = formatRelative(Math.min(seconds, now), now);
  const exact = formatExact(seconds, timeZone);
  return relative !== undefined && exact !== undefined ? { relative, exact } : undefined;
}
