import { useCallback } from 'react';
import { LineList } from '../../../components/LineList/LineList.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { LogLineRow } from './LogLineRow.tsx';
import type { LogsView } from './logsView.ts';
import * as css from './LogsScreen.css.ts';

export type LogDisplay = { readonly isWrapping: boolean; readonly isRaw: boolean };

type LogPanelProps = {
  view: Extract<LogsView, { status: 'ready' }>;
  display: LogDisplay;
  /** The line that the search is at. */
  current: number | undefined;
  onStopFollowing: () => void;
};

const ends = { first: 'Newest line', last: 'Oldest line' };

/** §2: the lines, in a panel of at most half the window. */
export function LogPanel({ view, display, current, onStopFollowing }: LogPanelProps) {
  const { lines, found, usernames, frame } = view;
  const keyOf = useCallback((index: number) => lines[index]?.number ?? -1, [lines]);
  return (
    <div className={css.panel}>
      <LineList
        label={labels.section.logs}
        count={lines.length}
        keyOf={keyOf}
        renderLine={(index) => {
          const line = lines[index];
          return line && <LogLineRow line={line} usernames={usernames} search={found.search} {...display} />;
        }}
        isWrapping={display.isWrapping}
        current={current}
        followsTop={frame.isFollowing}
        onLeaveTop={onStopFollowing}
        note="Newest first. The server keeps the current day and merges repeated lines."
        ends={ends}
      />
    </div>
  );
}
