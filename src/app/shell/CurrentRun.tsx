import { useSnapshot } from 'valtio';
import { RunPanel, type RunPanelProps } from '../../screens/run/RunPanel/RunPanel.tsx';
import { closeRun, continueRun, retryFailed, stopRun, undoRun } from '../flows/bulkRun.ts';
import { runStore } from '../stores/run.ts';

const on: RunPanelProps['on'] = {
  stop: stopRun,
  continue: () => void continueRun(),
  retry: () => void retryFailed(),
  undo: () => void undoRun(),
  close: closeRun,
};

/** The panel of the run, with what its buttons do. */
export function CurrentRun() {
  const { run } = useSnapshot(runStore);
  return run && <RunPanel run={run} on={on} />;
}
