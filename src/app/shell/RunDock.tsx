import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../components/Lazy/lazyComponent.ts';
import type { RunPanelProps } from '../../screens/shared/RunPanel/RunPanel.tsx';
import { closeRun, continueRun, reportInToasts, retryFailed, stopRun, undoRun } from '../flows/bulkRun.ts';
import { followTrials, ruleTrials } from '../stores/ruleTrials.ts';
import { runStore } from '../stores/run.ts';
import { sessionStore } from '../stores/session.ts';

// The run continues if the file fails to load, and a toast reports its end.
const RunPanel = lazyComponent<RunPanelProps>(() =>
  import('../../screens/shared/RunPanel/RunPanel.tsx').then(
    (file) => file.RunPanel,
    () => {
      reportInToasts();
      return () => null;
    },
  ),
);

export const RuleTrials = lazyComponent(async () => (await import('./RuleTrials.tsx')).RuleTrials);

const on: RunPanelProps['on'] = {
  stop: stopRun,
  continue: () => void continueRun(),
  retry: () => void retryFailed(),
  undo: () => void undoRun(),
  close: closeRun,
};

/** Shows rules on trial and a run, at the bottom of every page. */
export function RunDock() {
  const { run } = useSnapshot(runStore);
  const { trials } = useSnapshot(ruleTrials);
  const { session } = useSnapshot(sessionStore);
  useEffect(followTrials, [session]);
  return (
    <>
      <Suspense>{trials.length > 0 && <RuleTrials />}</Suspense>
      <Suspense>{run && <RunPanel run={run} on={on} />}</Suspense>
    </>
  );
}
