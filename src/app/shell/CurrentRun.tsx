import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { RunPanel, type RunPanelProps } from '../../screens/run/RunPanel/RunPanel.tsx';
import { closeRun, continueRun, retryFailed, stopRun, undoRun } from '../flows/bulkRun.ts';
import { takeUpRun } from '../flows/storedRun.ts';
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
  const isInterrupted = run?.status === 'interrupted';
  useEffect(() => {
    if (isInterrupted) void takeUpRun();
  }, [isInterrupted]);
  return run && <RunPanel run={run} on={on} />;
}
