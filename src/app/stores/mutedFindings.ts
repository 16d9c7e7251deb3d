import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Finding } from '../../domain/findings/finding.ts';
import { findingId, type MuteEnd, mutesByKey, muteOf, withMute } from '../../domain/findings/muting.ts';
import { type Loadable, valueOf } from '../../domain/loadable.ts';
import type { Mute } from '../../domain/settings/mutes.ts';
import { backend } from './config.ts';
import { useFindings } from './findings.ts';
import { pageClock, useByClock } from './reading.ts';
import { changeSettings, settingsStore } from './settings.ts';

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

/** The findings that aren’t muted. Empty until the checks have run. */
export function useKnownFindings(): readonly Finding[] {
  return valueOf(useOpenFindings()) ?? noFindings;
}

const noFindings: readonly Finding[] = [];

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
  changeSettings({
    mutes: withMute(mutes, muteOf(server, finding, reason, end, Math.floor(pageClock.now()))),
  });
}

export function unmuteFinding(finding: Finding): void {
  const id = findingId(server, finding);
  changeSettings({ mutes: (settingsStore.settings.mutes ?? []).filter((mute) => mute.id !== id) });
}
