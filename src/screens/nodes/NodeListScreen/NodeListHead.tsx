import { counted } from '../../../domain/format/count.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FacetTabs } from '../../../components/FacetTabs/FacetTabs.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { SortControl } from '../../../components/SortControl/SortControl.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { Age, AgeText } from '../../shared/freshness/Age.tsx';
import { type NodeColumnId, hideableColumns } from './nodeColumns.tsx';
import { NodeFilters } from './NodeFilters.tsx';
import { exportItems, type NodeListActions, sortProps } from './nodeListActions.ts';
import type { NodeListFrame, NodeListView } from './nodeListView.ts';
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
          <>
            <VisuallyHidden>
              <Heading level={1}>{frame.title}</Heading>
            </VisuallyHidden>
            {frame.ownNote && <Text tone="secondary">{frame.ownNote}</Text>}
          </>
        ) : (
          <NodeListHeader frame={frame} isLoading={view.status === 'loading'} on={on} />
        )}
        {frame.freshness.staleBecause && (
          <Notice
            tone="warning"
            fact={frame.freshness.staleBecause}
            advice={
              frame.freshness.updated && <AgeText what="Last updated" moment={frame.freshness.updated} />
            }
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

type NodeSearchProps = {
  frame: NodeListFrame;
  isPhone?: boolean;
  onFilter: NodeListActions['filter'];
};

function NodeSearch({ frame, isPhone = false, onFilter }: NodeSearchProps) {
  const wide = 'Search name, address, network';
  return (
    <SearchField
      label="Search nodes"
      placeholder={isPhone && frame.count !== undefined ? `Search ${counted(frame.count, 'node')}` : wide}
      value={frame.filter.search}
      onChange={(search) => onFilter({ search })}
      shortcut="/"
      width={isPhone ? 'full' : 'normal'}
    />
  );
}

/** What stands in the header and toolbar of wider windows. */
function PhoneMenu({ frame, on }: { frame: NodeListFrame; on: NodeListActions }) {
  const { addNodeHref, graphHref } = frame;
  return (
    <Menu
      trigger={{ label: 'More about this list', icon: 'moreVertical', isOutlined: true }}
      sections={[
        {
          id: 'list',
          items: [
            { id: 'refresh', label: labels.action.refresh, icon: 'refresh', onAction: on.refresh },
            ...(graphHref ? [{ id: 'graph', label: 'Graph', icon: 'graph' as const, href: graphHref }] : []),
            ...(addNodeHref
              ? [{ id: 'add', label: 'Add node', icon: 'plus' as const, href: addNodeHref }]
              : []),
          ],
        },
        {
          id: 'formats',
          title: labels.action.export,
          items: exportItems((format) => on.export(format, 'shown')),
        },
      ]}
    />
  );
}

type NodeListToolsProps = {
  frame: NodeListFrame;
  /** How many nodes are listed: without any there is nothing to hide or to export. */
  count: number;
  on: NodeListActions;
  hiddenColumns: ReadonlySet<NodeColumnId>;
  onHideColumns: (columns: ReadonlySet<NodeColumnId>) => void;
};

/** Order, columns, export. */
function NodeListTools({ frame, count, on, hiddenColumns, onHideColumns }: NodeListToolsProps) {
  const columns = hideableColumns.map(({ id, name }) => {
    const isHidden = hiddenColumns.has(id);
    return {
      id,
      label: `${isHidden ? 'Show' : 'Hide'} ${name}`,
      icon: isHidden ? ('eyeOff' as const) : ('eye' as const),
      onAction: () => onHideColumns(isHidden ? without(hiddenColumns, id) : new Set([...hiddenColumns, id])),
    };
  });
  return (
    <>
      <SortControl {...sortProps(frame.sort, on.sortBy)} />
      {count > 0 && (
        <>
          <Menu
            trigger={{ label: 'Columns', icon: 'columns', isOutlined: true }}
            sections={[{ id: 'columns', items: columns }]}
          />
          <Menu
            trigger={{ label: 'Export', icon: 'download', isOutlined: true }}
            sections={[
              {
                id: 'formats',
                title: `Export ${counted(count, 'node')}`,
                items: exportItems((format) => on.export(format, 'shown')),
              },
            ]}
          />
        </>
      )}
    </>
  );
}

function without(columns: ReadonlySet<NodeColumnId>, id: NodeColumnId): ReadonlySet<NodeColumnId> {
  return new Set([...columns].filter((column) => column !== id));
}

type NodeListHeaderProps = {
  frame: NodeListFrame;
  isLoading: boolean;
  on: NodeListActions;
};

/** Title with count, how fresh the list is, and where else to go. */
function NodeListHeader({ frame, isLoading, on }: NodeListHeaderProps) {
  const { title, isNetwork, count, graphHref, addNodeHref, isRefreshing } = frame;
  return (
    <PageHeader
      title={title}
      isTitleIdentifier={isNetwork}
      {...(count !== undefined && { count })}
      facts={
        isLoading ? (
          <Skeleton width={24} height={14} />
        ) : (
          frame.ownNote && (
            <Text as="span" tone="secondary">
              {frame.ownNote}
            </Text>
          )
        )
      }
      actions={
        <>
          <Text as="span" variant="hint" tone="tertiary">
            <Freshness frame={frame} isLoading={isLoading} />
          </Text>
          <IconButton
            icon="refresh"
            label={labels.action.refresh}
            isPending={isRefreshing}
            onPress={on.refresh}
          />
          {graphHref && (
            <LinkButton icon="graph" href={graphHref}>
              Graph
            </LinkButton>
          )}
          {addNodeHref && (
            <LinkButton kind="primary" icon="plus" href={addNodeHref}>
              Add node
            </LinkButton>
          )}
        </>
      }
    />
  );
}

function Freshness({ frame, isLoading }: { frame: NodeListFrame; isLoading: boolean }) {
  const { updated } = frame.freshness;
  if (isLoading) return 'Loading nodes';
  if (!updated) return null;
  return <Age what="Updated" moment={updated} />;
}
