import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../components/Lazy/lazyComponent.ts';
import { followTrials, ruleTrials } from '../stores/ruleTrials.ts';
import { runStore } from '../stores/run.ts';
import { sessionStore } from '../stores/session.ts';

// The run continues if the file fails to load, and a toast reports its end.
const CurrentRun = lazyComponent(() =>
  import('./CurrentRun.tsx').then(
    (file) => file.CurrentRun,
    async () => {
      (await import('../flows/bulkRun.ts')).reportInToasts();
      return () => null;
    },
  ),
);

export const RuleTrials = lazyComponent(async () => (await import('./RuleTrials.tsx')).RuleTrials);

/** Shows rules on trial and a run, at the bottom of every page. */
export function RunDock() {
  const { run } = useSnapshot(runStore);
  const { trials } = useSnapshot(ruleTrials);
  const { session } = useSnapshot(sessionStore);
  useEffect(followTrials, [session]);
  return (
    <>
      <Suspense>{trials.length > 0 && <RuleTrials />}</Suspense>
      <Suspense>{run && <CurrentRun />}</Suspense>
    </>
  );
}
