import type { Loadable } from '../../../domain/loadable.ts';
import { formatAge, formatExact } from '../../../domain/format/dateTime.ts';
import { failureText } from '../../../domain/text/failureText.ts';

export type Moment = { readonly at: number; readonly exact: string };

export type Freshness = {
  readonly updated: Moment | undefined;
  readonly staleBecause: string | undefined;
};

export function freshness(data: Loadable<unknown>): Freshness {
  if (data.status !== 'ready') return fresh;
  return {
    updated: momentOf(Math.floor(data.loadedAt / 1000)),
    staleBecause: data.staleBecause && failureText(data.staleBecause),
  };
}

const fresh: Freshness = { updated: undefined, staleBecause: undefined };

/** Leaves out the age of data that isn’t stale, which is all that a poll without news changes. */
export function staleness(data: Loadable<unknown>): Freshness {
  return data.status === 'ready' && data.staleBecause ? freshness(data) : fresh;
}

export function momentOf(seconds: number): Moment | undefined {
  const exact = formatExact(seconds);
  return exact === undefined ? undefined : { at: seconds, exact };
}

export function ageAt({ at }: Moment, now: number): string {
  return formatAge(at, now) ?? '';
}
