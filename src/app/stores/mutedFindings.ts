import { useMemo } from 'react';
import { ref, useSnapshot } from 'valtio';
import type { Finding } from '../../domain/findings/finding.ts';
import {
  findingId,
  keptMutes,
  type Mute,
  type MuteEnd,
  mutesByKey,
  muteOf,
  type Sightings,
  sightingsAfter,
  sightingsFromStored,
  sightingsStorageKey,
  sightingsToStored,
  withMute,
} from '../../domain/findings/muting.ts';
import { type Loadable, valueOf } from '../../domain/loadable.ts';
import { backend } from './config.ts';
import { timeNow } from './clock.ts';
import { findingAclsStore } from './findingAcls.ts';
import { useFindings } from './findings.ts';
import { metricsStore } from './metrics.ts';
import { pageClock, useByClock } from './reading.ts';
import { serverConfigStore } from './records.ts';
import { sessionStore } from './session.ts';
import { changeSettings, settingsStore } from './settings.ts';
import { storage } from './storage.ts';
import { sessionScoped } from './store.ts';

const server = backend.baseUrl;

/** The findings that aren’t muted. */
export function useOpenFindings(): Loadable<readonly Finding[]> {
  const findings = useFindings();
  const mutes = useMutes();
  return useMemo(
    () =>
      findings.status === 'ready' && mutes.size > 0
        ? { ...findings, value: findings.value.filter(({ key }) => !mutes.has(key)) }
        : findings,
    [findings, mutes],
  );
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

export function muteFinding(finding: Finding, reason: string, end: MuteEnd): void {
  const { mutes = [] } = settingsStore.settings;
  changeSettings({ mutes: withMute(mutes, muteOf(server, finding, reason, end, seconds())) });
}

export function unmuteFinding(finding: Finding): void {
  const id = findingId(server, finding);
  changeSettings({ mutes: (settingsStore.settings.mutes ?? []).filter((mute) => mute.id !== id) });
}

/** When this browser first saw each finding. Undefined until the first checks. */
const sightingsStore = sessionScoped<{ seen: Sightings | undefined }>('sightings', () => ({
  seen: undefined,
}));

/** Returns the time at which this browser first saw a finding, in Unix seconds. */
export function useSince(): (finding: Finding) => number | undefined {
  const { seen } = useSnapshot(sightingsStore);
  return useMemo(() => (finding) => seen?.get(findingId(server, finding))?.since, [seen]);
}

/** Remembers what the checks found, and forgets the mutes of what is gone. */
export function noteFindings(findings: readonly Finding[]): void {
  const name = sessionStore.session?.user.name;
  if (name === undefined) return;
  const owner = `${name} ${server}`;
  const before = sightingsStore.seen ?? sightingsFromStored(storage.read(sightingsStorageKey), owner);
  const isEE = valueOf(serverConfigStore.data)?.isEE ?? false;
  const isComplete = !findingAclsStore.isLoading && (!isEE || metricsStore.data.status === 'ready');
  const found = new Set(findings.map((finding) => findingId(server, finding)));
  const after = sightingsAfter(before, found, seconds(), isComplete);
  if (after !== sightingsStore.seen) sightingsStore.seen = ref(after);
  if (after === before) return;
  storage.write(sightingsStorageKey, sightingsToStored(storage.read(sightingsStorageKey), owner, after));
  const { mutes = [] } = settingsStore.settings;
  const kept = keptMutes(mutes, before, after, seconds());
  if (kept !== mutes) changeSettings({ mutes: kept });
}

function seconds(): number {
  return Math.floor(timeNow() / 1000);
}
