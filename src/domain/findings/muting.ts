import { hashOf } from '../format/hash.ts';
import type { Mute } from '../settings/mutes.ts';
import type { Finding } from './finding.ts';
import { trimmed } from '../trimmed.ts';

export const muteEnds = ['week', 'month', 'change'] as const;
export type MuteEnd = (typeof muteEnds)[number];

const day = 24 * 60 * 60;
const days = { week: 7, month: 30, change: undefined } as const;

export function findingId(server: string, { key }: Finding): number {
  return hashOf(`${server} ${key}`);
}

/** Ages grow with the clock, which isn’t a change. */
const spans = /(\d[\d,.]*\s(ms|s|min|h|days?|years?)\b\s?)+/g;

/** The server lists records in another order each time, and so do texts and facts that name several. */
function foundHash({ text, facts }: Finding): number {
  const words = [text, ...facts.flatMap(({ label, value }) => [label, value])]
    .join(' ')
    .replaceAll(spans, '');
  return hashOf(
    words
      .split(/[\s,]+/)
      .toSorted()
      .join(' '),
  );
}

export function muteOf(server: string, finding: Finding, reason: string, end: MuteEnd, now: number): Mute {
  return {
    id: findingId(server, finding),
    found: foundHash(finding),
    reason: trimmed(reason),
    until: days[end] && now + days[end] * day,
  };
}

/** A later mute replaces an earlier one of the same finding. */
export function withMute(mutes: readonly Mute[], mute: Mute): readonly Mute[] {
  return [...mutes.filter(({ id }) => id !== mute.id), mute];
}

export function isOver({ until }: Mute, now: number): boolean {
  return (until ?? Infinity) <= now;
}

/** The mutes in effect, by the key of their finding. */
export function mutesByKey(
  findings: readonly Finding[],
  mutes: readonly Mute[],
  server: string,
  now: number,
): ReadonlyMap<string, Mute> {
  const byId = new Map(mutes.filter((mute) => !isOver(mute, now)).map((mute) => [mute.id, mute]));
  return new Map(
    findings.flatMap((finding) => {
      const mute = byId.get(findingId(server, finding));
      return mute && mute.found === foundHash(finding) ? [[finding.key, mute]] : [];
    }),
  );
}
