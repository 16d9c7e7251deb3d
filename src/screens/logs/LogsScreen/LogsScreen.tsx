import { Stack } from '../../../components/Layout/Layout.tsx';
import { grouped } from '../../../domain/format/count.ts';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { FindField } from '../../../components/FindField/FindField.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import type { LogLine } from '../../../domain/log/logLine.ts';
import { messages } from '../../../domain/text/messages.ts';
import { FailedAttempts } from '../../state/FailedAttempts/FailedAttempts.tsx';
import { LoadingProgress } from '../../state/LoadingProgress/LoadingProgress.tsx';
import type { ListActions } from '../../list/RecordList/listState.ts';
import { ListPages } from '../../list/RecordList/ListPages.tsx';
import { LogPanel, type LogDisplay } from './LogPanel.tsx';
import { LogsHeader } from './LogsHeader.tsx';
import type { Found, LogFilter, LogsFrame, LogsView } from './logsView.ts';
import { WhoDidWhat } from './WhoDidWhat.tsx';
import * as css from './LogsScreen.css.ts';

type LogsScreenProps = {
  view: LogsView;
  on: ListActions<LogFilter> & {
    follow: (isFollowing: boolean) => void;
    download: (lines: readonly LogLine[]) => void;
  };
};

const nothing = { lines: [], found: { search: '', positions: [] } };

/** Shows today's server log with search and filters. */
export function LogsScreen({ view, on }: LogsScreenProps) {
  const [display, setDisplay] = useState<LogDisplay>({ isWrapping: true, isRaw: false });
  const { lines, found } = view.status === 'ready' ? view : nothing;
  const { current, position, step } = useMatch(lines, found);
  const hasLines = view.status === 'ready' || view.status === 'noMatch';
  return (
    <ListPage
      header={<LogsHeader view={view} on={on} />}
      toolbar={
        hasLines && (
          <LogsToolbar
            frame={view.frame}
            found={{ position, count: found.positions.length }}
            onStep={step}
            display={display}
            onDisplay={setDisplay}
            on={on}
          />
        )
      }
      footer={
        view.status === 'ready' && (
          <ListPages
            noun="actions"
            subject="Activity"
            paging={view.paging}
            onTurn={on.turnTo}
            isFromSecondPage
          />
        )
      }
    >
      <Content view={view} on={on} display={display} current={current} />
    </ListPage>
  );
}

type ContentProps = LogsScreenProps & { display: LogDisplay; current: number | undefined };

function Content({ view, on, display, current }: ContentProps) {
  switch (view.status) {
    case 'loading':
      return (
        <>
          <LoadingProgress view={view.progress} subject="the log" />
          <LogSkeleton />
        </>
      );
    case 'failed':
      return <FailedAttempts view={view.attempts} onRefresh={on.refresh} />;
    case 'denied':
      return (
        <ErrorState
          heading={messages['error.unauthorized']}
          text="Only administrators can view the server log."
          onRetry={on.refresh}
        />
      );
    case 'empty':
      return <EmptyState heading={messages['error.noresults']} text="Nothing logged today yet." />;
    case 'noMatch':
      return (
        <EmptyState
          heading={messages['error.noresults']}
          text={
            view.frame.filter.show === 'actions' && view.frame.filter.search === ''
              ? 'Nothing was changed today.'
              : 'No log lines from today match.'
          }
          primary={
            <Button size="form" onPress={() => on.filter({ search: '', show: 'all' })}>
              Show all lines
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <>
          <LogPanel
            view={view}
            display={display}
            current={current}
            onStopFollowing={() => on.follow(false)}
          />
          <WhoDidWhat rows={view.actions} />
        </>
      );
  }
}

const widths = [420, 510, 360, 580, 440, 390, 530, 470, 350, 500];

function LogSkeleton() {
  return (
    <div className={css.panel} aria-busy>
      <Stack>
        {widths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </div>
  );
}

/** Tracks the current match by its line number, so that it stays the same when lines are added. */
function useMatch(lines: readonly LogLine[], { search, positions }: Found) {
  const [index, setAt] = useState<{ search: string; number: number | undefined }>();
  const numberAt = (place: number) => lines[positions[place] ?? -1]?.number;
  if (index?.search !== search) setAt({ search, number: numberAt(0) });
  const found = positions.findIndex((position) => lines[position]?.number === index?.number);
  const place = Math.max(0, found);
  return {
    current: positions[place],
    position: positions.length === 0 ? 0 : place + 1,
    step: (by: 1 | -1) => {
      const { length } = positions;
      if (length > 0) setAt({ search, number: numberAt((place + by + length) % length) });
    },
  };
}

type LogsToolbarProps = {
  frame: LogsFrame;
  found: { position: number; count: number };
  onStep: (by: 1 | -1) => void;
  display: LogDisplay;
  onDisplay: (display: LogDisplay) => void;
  on: LogsScreenProps['on'];
};

function LogsToolbar({ frame, found, onStep, display, onDisplay, on }: LogsToolbarProps) {
  const { filter, errorCount, isFollowing } = frame;
  return (
    <>
      <FindField
        label="Search server logs"
        value={filter.search}
        onChange={(search) => on.filter({ search })}
        found={found}
        onStep={onStep}
        shortcut="/"
      />
      <SegmentedControl
        label="Lines to show"
        options={[
          { id: 'actions', label: 'Activity' },
          { id: 'all', label: 'All lines' },
          { id: 'errors', label: errorCount === undefined ? 'Errors' : `Errors ${grouped(errorCount)}` },
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
