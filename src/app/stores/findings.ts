import { useMemo } from 'react';
import { ref, useSnapshot } from 'valtio';
import type { Finding } from '../../domain/findings/finding.ts';
import { findingMarks, type FindingMarks } from '../../domain/findings/marks.ts';
import { findingId, type MuteEnd, mutesByKey, muteOf, withMutes } from '../../domain/findings/muting.ts';
import type { Sightings } from '../../domain/findings/sightings.ts';
import { mapValue, type Loadable, valueOf } from '../../domain/loadable.ts';
import type { Mute } from '../../domain/settings/mutes.ts';
import { timeNow } from './clock.ts';
import { backend } from './config.ts';
import { pageClock, useByClock } from './reading.ts';
import { changeSettings, settingsStore } from './settings.ts';
import { sessionScoped } from './store.ts';

const server = backend.baseUrl;

/** The findings of all checks. `FindingsWatcher` updates them while the frame is shown. */
export const findingsStore = sessionScoped('findings', () => ({
  data: ref<Loadable<readonly Finding[]>>({ status: 'loading' }),
}));

export function useFindings(): Loadable<readonly Finding[]> {
  return useSnapshot(findingsStore).data;
}

/** The findings that aren’t muted. */
export function useOpenFindings(): Loadable<readonly Finding[]> {
  const findings = useFindings();
  const mutes = useMutes();
  return useMemo(
    () => (mutes.size > 0 ? mapValue(findings, (all) => all.filter(({ key }) => !mutes.has(key))) : findings),
    [findings, mutes],
  );
}

/** The findings that aren’t muted. Empty until the checks have run. */
export function useKnownFindings(): readonly Finding[] {
  return valueOf(useOpenFindings()) ?? noFindings;
}

const noFindings: readonly Finding[] = [];

export function useFindingMarks(): FindingMarks {
  const findings = useKnownFindings();
  return useMemo(() => findingMarks(findings), [findings]);
}

/** The mutes in effect, by the key of their finding. */
export function useMutes(): ReadonlyMap<string, Mute> {
  const findings = valueOf(useFindings());
  const { mutes } = useSnapshot(settingsStore).settings;
  // Changes only when a mute ends.
  const now = useByClock(() => latestEnd(mutes ?? [], pageClock.now()));
  return useMemo(
    () => (findings && mutes ? mutesByKey(findings, mutes, server, now) : none),
    [findings, mutes, now],
  );
}

const none: ReadonlyMap<string, Mute> = new Map();

function latestEnd(mutes: readonly Mute[], now: number): number {
  return Math.max(0, ...mutes.map(({ until = 0 }) => until).filter((until) => until <= now));
}

export function muteFindings(findings: readonly Finding[], reason: string, end: MuteEnd): void {
  const { mutes = [] } = settingsStore.settings;
  const now = Math.floor(pageClock.now());
  changeSettings({
    mutes: withMutes(
      mutes,
      findings.map((finding) => muteOf(server, finding, reason, end, now)),
    ),
  });
}

export function unmuteFindings(findings: readonly Finding[]): void {
  const ids = new Set(findings.map((finding) => findingId(server, finding)));
  changeSettings({ mutes: (settingsStore.settings.mutes ?? []).filter((mute) => !ids.has(mute.id)) });
}

/** When this browser first saw each finding. Undefined until the first checks. */
export const sightingsStore = sessionScoped<{ seen: Sightings | undefined }>('sightings', () => ({
  seen: undefined,
}));

/** Returns the time at which this browser first saw a finding, in Unix seconds. */
export function useSince(): (finding: Finding) => number | undefined {
  const { seen } = useSnapshot(sightingsStore);
  return useMemo(() => (finding) => seen?.get(findingId(server, finding))?.since, [seen]);
}

/** The number of broken findings that appeared since the notifications were last open. */
export function useUnseenBroken(): number {
  const findings = useKnownFindings();
  const sinceOf = useSince();
  const { findingsSeenAt = 0 } = useSnapshot(settingsStore).settings;
  // A time ahead of now comes from a wrong clock or another program. It must not hide what is found from now on.
  const seenAt = findingsSeenAt > timeNow() / 1000 ? 0 : findingsSeenAt;
  return findings.filter((finding) => finding.severity === 'broken' && (sinceOf(finding) ?? 0) > seenAt)
    .length;
}

export function markFindingsSeen(): void {
  changeSettings({ findingsSeenAt: Math.floor(timeNow() / 1000) });
}
