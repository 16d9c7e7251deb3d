import { Button } from '../../../components/Button/Button.tsx';
import { FacetTabs } from '../../../components/FacetTabs/FacetTabs.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { NodeListActions } from './nodeListActions.ts';
import { NodeFilters } from './NodeFilters.tsx';
import { NodeListHeader } from './NodeListHeader.tsx';
import { NodeListTools } from './NodeListTools.tsx';
import { NodeSearch } from './NodeSearch.tsx';
import type { NodeListFrame, NodeListView } from './nodeListView.ts';
import { PhoneMenu } from './PhoneMenu.tsx';
import type { NodeColumnId } from './nodeColumns.tsx';
import * as css from './NodeListScreen.css.ts';

type NodeListHeadProps = {
  view: Extract<NodeListView, { frame: NodeListFrame }>;
  isPhone: boolean;
  on: NodeListActions;
  hiddenColumns: ReadonlySet<NodeColumnId>;
  onHideColumns: (columns: ReadonlySet<NodeColumnId>) => void;
};

/** Everything above the rows: title and actions, states, search and filters. Phones begin with the search. */
export function NodeListHead({ view, isPhone, on, hiddenColumns, onHideColumns }: NodeListHeadProps) {
  const { frame } = view;
  const facets = frame.facets.length > 0 && (
    <FacetTabs
      label="States"
      current={frame.filter.status ?? 'all'}
      facets={frame.facets.map((facet) => ({
        ...facet,
        ...(facet.id !== 'all' && { tone: facet.id }),
      }))}
    />
  );
  return (
    <>
      <div className={css.header}>
        {isPhone ? (
          <VisuallyHidden>
            <Heading level={1}>{frame.title}</Heading>
          </VisuallyHidden>
        ) : (
          <NodeListHeader frame={frame} isLoading={view.status === 'loading'} on={on} />
        )}
        {frame.freshness.staleBecause && (
          <Notice
            tone="warning"
            fact={frame.freshness.staleBecause}
            advice={frame.freshness.updated && `Last updated ${frame.freshness.updated.relative}`}
            action={
              <Button size="small" onPress={on.refresh}>
                Try again
              </Button>
            }
          />
        )}
        {isPhone && (
          <div className={css.phoneSearch}>
            <NodeSearch frame={frame} isPhone onFilter={on.filter} />
            <PhoneMenu frame={frame} on={on} />
          </div>
        )}
      </div>
      {facets && <div className={css.facets}>{facets}</div>}
      <div className={css.toolbar}>
        {!isPhone && <NodeSearch frame={frame} onFilter={on.filter} />}
        <NodeFilters frame={frame} onFilter={on.filter} />
        {!isPhone && (
          <div className={css.tools}>
            <NodeListTools
              frame={frame}
              count={view.status === 'ready' ? view.paging.total : 0}
              {...{ on, hiddenColumns, onHideColumns }}
            />
          </div>
        )}
      </div>
    </>
  );
}
