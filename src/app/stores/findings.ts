import { useMemo } from 'react';
import { ref, useSnapshot } from 'valtio';
import type { Finding } from '../../domain/findings/finding.ts';
import { findingMarks, type FindingMarks } from '../../domain/findings/marks.ts';
import { type Loadable, valueOf } from '../../domain/loadable.ts';
import { changeSettings, settingsStore } from './settings.ts';
import { sessionScoped } from './store.ts';

/** What the checks found. `FindingsWatcher` keeps it up to date while the frame is shown. */
export const findingsStore = sessionScoped('findings', () => ({
  data: ref<Loadable<readonly Finding[]>>({ status: 'loading' }),
}));

export function useFindings(): Loadable<readonly Finding[]> {
  return useSnapshot(findingsStore).data;
}

/** Empty until the checks have run. */
export function useKnownFindings(): readonly Finding[] {
  return valueOf(useFindings()) ?? none;
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
