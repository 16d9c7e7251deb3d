import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../components/Lazy/lazyComponent.ts';
import type { RunPanelProps } from '../../screens/shared/RunPanel/RunPanel.tsx';
import { closeRun, continueRun, retryFailed, stopRun, undoRun } from '../flows/bulkRun.ts';
import { runStore } from '../stores/run.ts';

// The run continues if the file fails to load, and a toast reports its end.
const RunPanel = lazyComponent<RunPanelProps>(() =>
  import('../../screens/shared/RunPanel/RunPanel.tsx').then(
    (file) => file.RunPanel,
    () => () => null,
  ),
);

const on: RunPanelProps['on'] = {
  stop: stopRun,
  continue: () => void continueRun(),
  retry: () => void retryFailed(),
  undo: () => void undoRun(),
  close: closeRun,
};

export function RunDock() {
  const { run } = useSnapshot(runStore);
  return <Suspense>{run && <RunPanel run={run} on={on} />}</Suspense>;
}
