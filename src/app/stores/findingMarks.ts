import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Finding } from '../../domain/findings/finding.ts';
import { findingMarks, type FindingMarks } from '../../domain/findings/marks.ts';
import { valueOf } from '../../domain/loadable.ts';
import { timeNow } from './clock.ts';
import { useOpenFindings } from './mutedFindings.ts';
import { changeSettings, settingsStore } from './settings.ts';
import { useSince } from './sightings.ts';

/** The findings that aren’t muted. Empty until the checks have run. */
export function useKnownFindings(): readonly Finding[] {
  return valueOf(useOpenFindings()) ?? none;
}

const none: readonly Finding[] = [];

export function useFindingMarks(): FindingMarks {
  const findings = useKnownFindings();
  return useMemo(() => findingMarks(findings), [findings]);
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
