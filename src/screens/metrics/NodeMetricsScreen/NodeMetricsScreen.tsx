import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { BarList, FigurePanel, OnOffStrip } from '../../../components/Charts/Charts.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { PanelBoundary } from '../../../components/Panel/Panel.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Heading, Hint, Tertiary } from '../../../components/Text/Text.tsx';
import { metricsLabels } from '../../../domain/metrics/connectivity.ts';
import { messages } from '../../../domain/text/messages.ts';
import { AgeText } from '../../list/freshness/Age.tsx';
import { FailedAttempts } from '../../state/FailedAttempts/FailedAttempts.tsx';
import { HealthBadge } from '../../nodes/HealthBadge/HealthBadge.tsx';
import { LoadingProgress } from '../../state/LoadingProgress/LoadingProgress.tsx';
import { RecordNotFoundScreen } from '../../state/NotFoundScreen/NotFoundScreen.tsx';
import type {
  NodeFigures,
  NodeMetricsFrame,
  NodeMetricsView,
  PeerFilter,
  Reported,
} from './nodeMetricsView.ts';
import type { ListActions } from '../../list/RecordList/listState.ts';
import { ListPages } from '../../list/RecordList/ListPages.tsx';
import { ViewMenu } from '../../list/ViewMenu/ViewMenu.tsx';
import { PeerTable } from './PeerTable.tsx';
import { grouped } from '../../../domain/format/count.ts';
import * as css from './NodeMetricsScreen.css.ts';

export type NodeMetricsScreenProps = { view: NodeMetricsView; on: ListActions<PeerFilter> };

/** Shows what one node reports about its peers. */
export function NodeMetricsScreen({ view, on }: NodeMetricsScreenProps) {
  if (view.status === 'noRecord') return <RecordNotFoundScreen view={view} />;
  const isReady = view.status === 'ready';
  return (
    <ListPage
      header={
        <>
          <NodeMetricsHeader frame={view.frame} onRefresh={on.refresh} />
          {isReady && view.frame.reported?.outdated !== undefined && (
            <Notice
              tone="warning"
              fact={`Showing the last known metrics for ${view.frame.name} (${view.frame.reported.outdated}).`}
              advice="The server keeps a node’s last report until the node is deleted."
            />
          )}
          {isReady && (
            <PanelBoundary title="Figures">
              <NodeFigurePanels figures={view} isOutdated={view.frame.reported?.outdated !== undefined} />
            </PanelBoundary>
          )}
        </>
      }
      toolbar={isReady && <PeerTools figures={view} on={on} />}
      footer={
        isReady && view.rows.length > 0 && <ListPages noun="peers" paging={view.paging} onTurn={on.turnTo} />
      }
    >
      <Content view={view} on={on} />
    </ListPage>
  );
}

type FramedView = Exclude<NodeMetricsView, { status: 'noRecord' }>;

function Content({ view, on }: { view: FramedView; on: ListActions<PeerFilter> }) {
  switch (view.status) {
    case 'loading':
      return (
        <>
          <LoadingProgress view={view.progress} subject="metrics" />
          <PeerTable rows={[]} isLoading onFilter={on.filter} />
        </>
      );
    case 'failing':
      return <FailedAttempts view={view.attempts} onRefresh={on.refresh} hasLog />;
    case 'none':
      return (
        <EmptyState
          heading={messages['pro.nometrics']}
          text="The node reports metrics about once a minute as soon as it has a peer."
        />
      );
    case 'ready':
      if (view.rows.length === 0) return <NoMatch search={view.filter.search} on={on} />;
      return <PeerTable rows={view.rows} filter={view.filter} onFilter={on.filter} />;
  }
}

type PeerToolsProps = { figures: NodeFigures; on: ListActions<PeerFilter> };

function PeerTools({ figures: { count, filter }, on }: PeerToolsProps) {
  return (
    <>
      <div className={css.caption}>
        <Heading level={2}>{metricsLabels.peers}</Heading>
        <Tertiary>{grouped(count)}</Tertiary>
      </div>
      <div className={css.find}>
        <SearchField
          label="Search peers"
          placeholder="Search name or ID"
          value={filter.search}
          onChange={(search) => on.filter({ search })}
          shortcut="/"
        />
        <ViewMenu noun="peers" />
      </div>
    </>
  );
}

function NoMatch({ search, on }: { search: string; on: ListActions<PeerFilter> }) {
  return (
    <EmptyState
      heading={messages['error.noresults']}
      text={`No peers match “${search}”.`}
      primary={
        <Button size="form" onPress={() => on.filter({ search: '' })}>
          Clear search
        </Button>
      }
    />
  );
}

type NodeFigurePanelsProps = {
  figures: Pick<NodeFigures, 'sent' | 'received' | 'peers'>;
  isOutdated: boolean;
};

function NodeFigurePanels({ figures: { sent, received, peers }, isOutdated }: NodeFigurePanelsProps) {
  return (
    <div className={css.figures}>
      <FigurePanel title="Data sent" {...sent.total}>
        <BarList tone="first" bars={sent.bars} />
      </FigurePanel>
      <FigurePanel title="Data received" {...received.total}>
        <BarList tone="second" bars={received.bars} />
      </FigurePanel>
      <FigurePanel
        title={isOutdated ? 'Peers connected at last report' : 'Peers connected'}
        figure={String(peers.connected)}
        unit={`of ${peers.of}`}
      >
        <Stack gap="medium">
          <OnOffStrip ticks={peers.ticks} />
          <Hint>{peers.latency}</Hint>
        </Stack>
      </FigurePanel>
    </div>
  );
}

type NodeMetricsHeaderProps = { frame: NodeMetricsFrame; onRefresh: () => void };

function NodeMetricsHeader({ frame, onRefresh }: NodeMetricsHeaderProps) {
  const { name, health, nodeHref, reported, freshness, isRefreshing } = frame;
  return (
    <PageHeader
      title={name}
      isTitleIdentifier
      facts={health && <HealthBadge health={health} />}
      actions={
        <>
          {freshness.updated && (
            <span className={css.measured}>
              <Hint as="span">
                <AgeText what="Updated" moment={freshness.updated} />
                {reported && <ReportedUntil reported={reported} />}
              </Hint>
            </span>
          )}
          <Button icon="refresh" isPending={isRefreshing} onPress={onRefresh}>
            {metricsLabels.refresh}
          </Button>
          <LinkButton icon="arrowRight" href={nodeHref}>
            Open node
          </LinkButton>
        </>
      }
    />
  );
}

/** The server gives reports no time. The last check-in is the latest possible one. */
function ReportedUntil({ reported: { until } }: { reported: Reported }) {
  if (!until) return ', last check-in unknown';
  return (
    <>
      {', '}
      <AgeText what="last check-in" moment={until} />
    </>
  );
}
