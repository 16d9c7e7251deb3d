import { hashOf } from '../format/hash.ts';
import type { Mute } from '../settings/mutes.ts';
import { type Finding, severities } from './finding.ts';
import { trimmed } from '../trimmed.ts';

export const muteEnds = ['week', 'month', 'worse'] as const;
export type MuteEnd = (typeof muteEnds)[number];

const day = 24 * 60 * 60;
const days = { week: 7, month: 30, worse: undefined } as const;

export function findingId(server: string, { key }: Finding): number {
  return hashOf(`${server} ${key}`);
}

/** Severity and size in one number, because the browser stores no more of a muted finding. */
const severityStep = 1_000_000;

function gravityOf({ severity, size, subjects, affected = [] }: Finding): number {
  const rank = severities.length - severities.indexOf(severity);
  return rank * severityStep + Math.min(size ?? subjects.length + affected.length, severityStep - 1);
}

/** A mute ends when the finding gets worse: more urgent, or half as large again. Smaller changes come and go. */
function isWorse(now: number, then: number): boolean {
  const [urgency, before] = [now, then].map((gravity) => Math.floor(gravity / severityStep));
  if (urgency !== before) return (urgency ?? 0) > (before ?? 0);
  return now % severityStep >= (then % severityStep) * 1.5;
}

export function muteOf(server: string, finding: Finding, reason: string, end: MuteEnd, now: number): Mute {
  return {
    id: findingId(server, finding),
    found: gravityOf(finding),
    reason: trimmed(reason),
    until: days[end] && now + days[end] * day,
  };
}

/** Later mutes replace earlier ones of the same findings. */
export function withMutes(mutes: readonly Mute[], added: readonly Mute[]): readonly Mute[] {
  const ids = new Set(added.map(({ id }) => id));
  return [...mutes.filter(({ id }) => !ids.has(id)), ...added];
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
      return mute && !isWorse(gravityOf(finding), mute.found) ? [[finding.key, mute]] : [];
    }),
  );
}
