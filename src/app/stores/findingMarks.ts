import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Finding } from '../../domain/findings/finding.ts';
import { findingMarks, type FindingMarks } from '../../domain/findings/marks.ts';
import { valueOf } from '../../domain/loadable.ts';
import { findingsStore } from './findings.ts';
import { useOpenFindings } from './mutedFindings.ts';
import { changeSettings, settingsStore } from './settings.ts';

/** The findings that aren’t muted. Empty until the checks have run. */
export function useKnownFindings(): readonly Finding[] {
  return valueOf(useOpenFindings()) ?? none;
}

const none: readonly Finding[] = [];

export function useFindingMarks(): FindingMarks {
  const findings = useKnownFindings();
  return useMemo(() => findingMarks(findings), [findings]);
}

const isBroken = ({ severity }: Finding) => severity === 'broken';

/** The number of broken findings since the notifications were last open. */
export function useUnseenBroken(): number {
  const findings = useKnownFindings();
  const { seenFindings } = useSnapshot(settingsStore).settings;
  return useMemo(() => {
    const seen = new Set(seenFindings);
    return findings.filter((finding) => isBroken(finding) && !seen.has(finding.key)).length;
  }, [findings, seenFindings]);
}

export function markFindingsSeen(): void {
  const findings = valueOf(findingsStore.data);
  if (findings) changeSettings({ seenFindings: findings.filter(isBroken).map(({ key }) => key) });
}
