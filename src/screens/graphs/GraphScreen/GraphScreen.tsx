import { startTransition, useEffect, useState } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { LinkButton } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LoadError } from '../../state/LoadError/LoadError.tsx';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { media } from '../../../components/theme/measures.css.ts';
import { useMedia } from '../../../components/theme/useMedia.ts';
import { Secondary } from '../../../components/Text/Text.tsx';
import { graphText, linkChoiceNames } from '../../../domain/graph/graphText.ts';
import { isLarge } from '../../../domain/graph/groups.ts';
import { layerNames } from '../../../domain/graph/layers/layer.ts';
import { labels } from '../../../domain/text/labels.ts';
import { networkTagLabels } from '../../../domain/network/networkText.ts';
import { StaleNotice } from '../../list/StaleNotice/StaleNotice.tsx';
import { DraftBar } from './DraftBar.tsx';
import { GraphArea } from './GraphArea.tsx';
import { linkChoices, linksAmong, type LinkChoice } from './graphQuery.ts';
import type { GraphActions, GraphReady, GraphView } from './graphView.ts';
import * as css from './GraphScreen.css.ts';

export type GraphScreenProps = { view: GraphView; on: GraphActions };

/** Shows how the nodes of a network are linked, as a drawing or a table, with a panel for the selected item. */
export function GraphScreen({ view, on }: GraphScreenProps) {
  if (view.status === 'ready') return <ReadyGraph view={view} on={on} />;
  return (
    <div className={css.screen}>
      <div className={css.header}>
        <PageHeader title={view.heading} isTitleIdentifier />
      </div>
      <Placeholder view={view} on={on} />
    </div>
  );
}

type PlaceholderProps = { view: Exclude<GraphView, { status: 'ready' }>; on: GraphActions };

function Placeholder({ view, on }: PlaceholderProps) {
  switch (view.status) {
    case 'loading':
      return (
        <div className={css.area}>
          <div className={css.main}>
            <div className={css.waiting}>
              <div className={css.skeleton}>
                <Spinner label="Loading graph" />
              </div>
            </div>
          </div>
        </div>
      );
    case 'failed':
      return <LoadError heading="Couldn’t load the graph" reason={view.reason} onRetry={on.refresh} />;
    case 'empty':
      return (
        <EmptyState
          art="graph"
          heading={view.fact}
          text={view.text}
          primary={
            <LinkButton href={view.href} size="form">
              {view.label}
            </LinkButton>
          }
        />
      );
  }
}

function ReadyGraph({ view, on }: { view: GraphReady; on: GraphActions }) {
  const { notice, freshness } = view;
  const hasPanelRoom = !useMedia(media.belowPanels);
  const [isLegendOpen, setLegendOpen] = useState(false);
  const stage = useStage(isLarge(view.topology) ? 0 : 1);
  return (
    <div className={css.screen} aria-busy={stage < 2}>
      <GraphHeader
        view={view}
        on={on}
        hasActions={stage > 0}
        onLegend={hasPanelRoom ? undefined : () => setLegendOpen(true)}
      />
      {(notice || freshness.staleBecause !== undefined) && (
        <div className={css.notices}>
          <StaleNotice freshness={freshness} onRetry={on.refresh} />
          {notice && <Notice tone="info" {...notice} />}
        </div>
      )}
      <GraphArea view={view} on={on} {...{ stage, hasPanelRoom, isLegendOpen }} onLegend={setLegendOpen} />
      {view.draft && (
        <DraftBar view={view.draft} onSide={(draft) => on.change({ draft, highlighted: undefined })} />
      )}
    </div>
  );
}

/**
 * Renders the screen in stages: 0 its frame, 1 everything around the drawing, 2 all of it. In one go, the
 * page of a large network would freeze; other pages start with stage 1.
 */
function useStage(first: 0 | 1): 0 | 1 | 2 {
  const [stage, setStage] = useState<0 | 1 | 2>(first);
  useEffect(() => {
    if (stage < 2) startTransition(() => setStage(stage === 0 ? 1 : 2));
  }, [stage]);
  return stage;
}

const shapes = [
  { id: 'graph', label: 'Graph', icon: 'graph' },
  { id: 'table', label: 'Table', icon: 'table' },
] as const;

const linkOptions = linkChoices.map((id) => ({ id, label: linkChoiceNames[id] }));

function linksValue(links: readonly LinkChoice[]): string {
  const [only] = links;
  return only && links.length === 1 ? linkChoiceNames[only] : `${links.length} of ${linkChoices.length}`;
}

type GraphHeaderProps = {
  view: GraphReady;
  on: GraphActions;
  hasActions: boolean;
  onLegend: (() => void) | undefined;
};

function GraphHeader({ view, on, hasActions, onLegend }: GraphHeaderProps) {
  const isPhone = useFrameWidth() === 'phone';
  const { heading, counts, topology, query, isRefreshing } = view;
  const layers = view.layers.length > 1 && (
    <SegmentedControl
      label="Layer"
      options={view.layers.map((id) => ({ id, label: layerNames[id] }))}
      value={query.layer}
      onChange={(layer) => on.change({ layer, highlighted: undefined })}
    />
  );
  return (
    <div className={css.header}>
      <PageHeader
        title={heading}
        isTitleIdentifier
        facts={
          <>
            {topology.isPointToSite && <Tag icon="hub">{networkTagLabels.pointToSite}</Tag>}
            <Secondary>{topology.isPointToSite ? `${counts} · ${graphText.pointToSite}` : counts}</Secondary>
          </>
        }
        actions={
          hasActions && (
            <>
              <IconButton
                icon="refresh"
                label={labels.action.refresh}
                isPending={isRefreshing}
                onPress={on.refresh}
              />
              {!isPhone && onLegend && <IconButton icon="info" label={graphText.legend} onPress={onLegend} />}
              {!isPhone && query.shape === 'graph' && (
                <FilterChip
                  label="Links"
                  icon="eye"
                  {...(query.links.length > 0 && { value: linksValue(query.links) })}
                  options={linkOptions}
                  selected={query.links}
                  onChange={(ids) => on.change({ links: linksAmong(ids) })}
                  onClear={() => on.change({ links: [] })}
                />
              )}
              {!isPhone && layers}
              {!isPhone && (
                <SegmentedControl
                  label="View"
                  options={shapes}
                  value={query.shape}
                  onChange={(shape) => on.change({ shape })}
                />
              )}
            </>
          )
        }
        note={isPhone && layers}
      />
    </div>
  );
}
