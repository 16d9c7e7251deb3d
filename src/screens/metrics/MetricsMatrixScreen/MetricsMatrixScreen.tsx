import { useAnnouncement } from '../../../components/Announcer/announce.ts';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { MatrixLegend } from '../../../components/MatrixGrid/MatrixLegend.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { focusSearch, SearchField } from '../../../components/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Hint, Text } from '../../../components/Text/Text.tsx';
import { grouped } from '../../../domain/format/count.ts';
import { directionWords } from '../../../domain/metrics/connectivity.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { AgeText } from '../../list/freshness/Age.tsx';
import { FailedAttempts } from '../../state/FailedAttempts/FailedAttempts.tsx';
import type { ListActions } from '../../list/RecordList/listState.ts';
import type { MatrixPosition } from '../../matrix/matrixCursor.ts';
import * as css from '../../matrix/matrixPage.css.ts';
import { MatrixSkeleton } from '../../matrix/MatrixSkeleton.tsx';
import { RecordNotFoundScreen } from '../../state/NotFoundScreen/NotFoundScreen.tsx';
import { MatrixArea } from './MatrixArea.tsx';
import { hasFailover } from './matrixCells.ts';
import type { MatrixFilter, MatrixFrame, MatrixView, MetricsMatrixView } from './metricsMatrixView.ts';
import { ObserverList } from './ObserverList.tsx';

export type MetricsMatrixScreenProps = {
  view: MetricsMatrixView;
  on: Pick<ListActions<MatrixFilter>, 'refresh' | 'filter'> & { rest: (position: MatrixPosition) => void };
};

/** Shows which nodes report a connection to each other, in one network or in all of them. */
export function MetricsMatrixScreen({ view, on }: MetricsMatrixScreenProps) {
  useAnnouncement(shownAnnouncement(view));
  if (view.status === 'noRecord') return <RecordNotFoundScreen view={view} />;
  return (
    <div className={css.screen}>
      <MetricsMatrixHeader
        frame={view.frame}
        hasTools={view.status === 'ready' || view.status === 'noMatch'}
        matrix={view.status === 'ready' ? view.matrix : undefined}
        on={on}
      />
      <Content view={view} on={on} />
    </div>
  );
}

function shownAnnouncement(view: MetricsMatrixView): string | undefined {
  if (view.status === 'noMatch') return noMatchText(view.frame.filter);
  if (view.status !== 'ready') return undefined;
  const { observers, connectivity } = view.matrix;
  return `${grouped(observers.length)} of ${grouped(connectivity.nodes.length)} rows`;
}

type FramedView = Exclude<MetricsMatrixView, { status: 'noRecord' }>;

function Content({ view, on }: MetricsMatrixScreenProps & { view: FramedView }) {
  const isPhone = useFrameWidth() === 'phone';
  switch (view.status) {
    case 'loading':
      return <MatrixSkeleton subject="metrics" progress={view.progress} />;
    case 'failing':
      return <FailedAttempts view={view.attempts} onRefresh={on.refresh} hasLog />;
    case 'none':
      return (
        <EmptyState
          heading={messages['pro.nometrics']}
          text="Nodes report metrics about once a minute as soon as they have peers."
        />
      );
    case 'noMatch':
      return (
        <EmptyState
          heading={messages['error.noresults']}
          text={noMatchText(view.frame.filter)}
          primary={
            <Button
              size="form"
              onPress={() => {
                // The button disappears.
                focusSearch();
                on.filter({ search: '', isBrokenOnly: false });
              }}
            >
              Show all rows
            </Button>
          }
        />
      );
    case 'ready':
      return isPhone ? (
        <ObserverList matrix={view.matrix} />
      ) : (
        <MatrixArea frame={view.frame} matrix={view.matrix} onRest={on.rest} />
      );
  }
}

function noMatchText({ search, isBrokenOnly }: FramedView['frame']['filter']): string {
  if (search === '') return 'No nodes report lost connections.';
  return `No ${isBrokenOnly ? 'disconnected ' : ''}nodes match “${search}”.`;
}

type MetricsMatrixHeaderProps = {
  frame: MatrixFrame;
  hasTools: boolean;
  matrix: MatrixView | undefined;
  on: MetricsMatrixScreenProps['on'];
};

function MetricsMatrixHeader({ frame, hasTools, matrix, on }: MetricsMatrixHeaderProps) {
  const { fact, findings, freshness, isRefreshing } = frame;
  return (
    <>
      <div className={css.header}>
        <PageHeader
          title={labels.section.metrics}
          facts={
            <>
              <Text tone="secondary">{fact}</Text>
              {findings && <Link href={findings.href}>{findings.text}</Link>}
            </>
          }
          actions={
            <>
              {freshness.updated && (
                <Hint as="span">
                  <AgeText what="Updated" moment={freshness.updated} />
                </Hint>
              )}
              <Button icon="refresh" isPending={isRefreshing} onPress={on.refresh}>
                {labels.action.refresh}
              </Button>
            </>
          }
        />
      </div>
      <div className={css.tools}>{hasTools && <Tools frame={frame} matrix={matrix} on={on} />}</div>
    </>
  );
}

function Tools({ frame, matrix, on }: Omit<MetricsMatrixHeaderProps, 'hasTools'>) {
  const { filter, broken } = frame;
  return (
    <>
      <SearchField
        label="Filter rows"
        value={filter.search}
        onChange={(search) => on.filter({ search })}
        shortcut="/"
      />
      <SegmentedControl
        label="Rows"
        options={[
          { id: 'all', label: 'All' },
          { id: 'disconnected', label: `${directionWords.disconnected} ${grouped(broken ?? 0)}` },
        ]}
        value={filter.isBrokenOnly ? 'disconnected' : 'all'}
        onChange={(id) => on.filter({ isBrokenOnly: id === 'disconnected' })}
      />
      <div className={css.legend}>
        <MatrixLegend
          items={[
            { mark: 'check', label: directionWords.connected },
            { mark: 'cross', label: directionWords.disconnected },
            {
              mark: 'unknown',
              label:
                matrix && matrix.outdated.length > 0
                  ? `${directionWords.unknown} or out of date`
                  : directionWords.unknown,
            },
            ...(matrix && hasFailover(matrix)
              ? [{ mark: 'check' as const, isFlagged: true, label: 'Via failover' }]
              : []),
          ]}
          note="Each row is one node’s report"
        />
      </div>
    </>
  );
}
