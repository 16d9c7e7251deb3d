import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { messages } from '../../../domain/text/messages.ts';
import { FailedAttempts } from '../../shared/FailedAttempts/FailedAttempts.tsx';
import { LoadingProgress } from '../../shared/LoadingProgress/LoadingProgress.tsx';
import { LogPanel, type LogDisplay } from './LogPanel.tsx';
import { LogSkeleton } from './LogSkeleton.tsx';
import type { LogsActions } from './logsActions.ts';
import { LogsHeader } from './LogsHeader.tsx';
import type { LogsView } from './logsView.ts';
import { LogsToolbar } from './LogsToolbar.tsx';
import { useMatch } from './useMatch.ts';
import { WhoDidWhat } from './WhoDidWhat.tsx';

type LogsScreenProps = { view: LogsView; on: LogsActions };

const nothing = { lines: [], found: { search: '', positions: [] } };

/** §2 `/logs`, for administrators. */
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
      footer={view.status === 'ready' && <ActionPages view={view} onTurn={on.turnTo} />}
    >
      <Content view={view} on={on} display={display} current={current} />
    </ListPage>
  );
}

type ReadyView = Extract<LogsView, { status: 'ready' }>;

/** Not before there is a second page. */
function ActionPages({ view: { paging }, onTurn }: { view: ReadyView; onTurn: LogsActions['turnTo'] }) {
  if (paging.total <= rowsPerPageOptions[0]) return null;
  return (
    <Pagination
      label="Pages of actions"
      subject="Who did what"
      {...paging}
      rowsPerPageOptions={rowsPerPageOptions}
      onPageChange={(page) => onTurn({ page, rowsPerPage: paging.rowsPerPage })}
      onRowsPerPageChange={(rowsPerPage) => onTurn({ page: 0, rowsPerPage })}
    />
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
          text="The server shows its log to administrators only."
          onRetry={on.refresh}
        />
      );
    case 'empty':
      return (
        <EmptyState
          heading={messages['error.noresults']}
          text="The server has not written anything into today’s log yet."
        />
      );
    case 'noMatch':
      return (
        <EmptyState
          heading={messages['error.noresults']}
          text="No line of today is what you are looking for."
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
