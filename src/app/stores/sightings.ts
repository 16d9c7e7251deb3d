import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Finding } from '../../domain/findings/finding.ts';
import { findingId } from '../../domain/findings/muting.ts';
import type { Sightings } from '../../domain/findings/sightings.ts';
import { timeNow } from './clock.ts';
import { backend } from './config.ts';
import { useKnownFindings } from './mutedFindings.ts';
import { changeSettings, settingsStore } from './settings.ts';
import { sessionScoped } from './store.ts';

const server = backend.baseUrl;

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
  return findings.filter(
    (finding) => finding.severity === 'broken' && (sinceOf(finding) ?? 0) > findingsSeenAt,
  ).length;
}

export function markFindingsSeen(): void {
  changeSettings({ findingsSeenAt: Math.floor(timeNow() / 1000) });
}
