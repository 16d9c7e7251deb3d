import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { StaleNotice } from '../../shared/StaleNotice/StaleNotice.tsx';
import type { GraphActions } from './graphActions.ts';
import { GraphArea } from './GraphArea.tsx';
import { GraphHeader } from './GraphHeader.tsx';
import type { GraphReady, GraphView } from './graphView.ts';
import * as css from './GraphScreen.css.ts';

export type GraphScreenProps = { view: GraphView; on: GraphActions };

/** §2 "Graphs": how the nodes of a network are linked, drawn or as a table, with a panel on what is selected. */
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
              <Spinner label="Loading the graph" />
            </div>
          </div>
        </div>
      );
    case 'failed':
      return <ErrorState heading="The graph could not be loaded" text={view.reason} onRetry={on.refresh} />;
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
  return (
    <div className={css.screen}>
      <GraphHeader view={view} on={on} />
      {(notice || freshness.staleBecause !== undefined) && (
        <div className={css.notices}>
          <StaleNotice freshness={freshness} onRetry={on.refresh} />
          {notice && <Notice tone="info" {...notice} />}
        </div>
      )}
      <GraphArea view={view} on={on} />
    </div>
  );
}
