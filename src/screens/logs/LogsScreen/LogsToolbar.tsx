import { FindField } from '../../../components/FindField/FindField.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import type { LogDisplay } from './LogPanel.tsx';
import type { LogsActions } from './logsActions.ts';
import type { LogsFrame } from './logsView.ts';
import * as css from './LogsScreen.css.ts';

type LogsToolbarProps = {
  frame: LogsFrame;
  found: { position: number; count: number };
  onStep: (by: 1 | -1) => void;
  display: LogDisplay;
  onDisplay: (display: LogDisplay) => void;
  on: LogsActions;
};

/** What to look for, what to show, and how. */
export function LogsToolbar({ frame, found, onStep, display, onDisplay, on }: LogsToolbarProps) {
  const { filter, errorCount, isFollowing } = frame;
  return (
    <>
      <FindField
        label="Search server logs"
        placeholder="Search server logs"
        value={filter.search}
        onChange={(search) => on.filter({ search })}
        found={found}
        onStep={onStep}
        shortcut="/"
      />
      <SegmentedControl
        label="Lines to show"
        options={[
          { id: 'all', label: 'All lines' },
          { id: 'actions', label: 'Who did what' },
          { id: 'errors', label: errorCount === undefined ? 'Errors' : `Errors ${errorCount}` },
        ]}
        value={filter.show}
        onChange={(show) => on.filter({ show })}
      />
      <div className={css.display}>
        <Switch isSelected={isFollowing} onChange={on.follow}>
          Follow
        </Switch>
        <Switch isSelected={display.isRaw} onChange={(isRaw) => onDisplay({ ...display, isRaw })}>
          Raw text
        </Switch>
        <Switch
          isSelected={display.isWrapping}
          onChange={(isWrapping) => onDisplay({ ...display, isWrapping })}
        >
          Wrap lines
        </Switch>
      </div>
    </>
  );
}
