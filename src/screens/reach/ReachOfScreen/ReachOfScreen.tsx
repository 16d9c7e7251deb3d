import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { FacetTabs } from '../../../components/Tabs/Tabs.tsx';
import { Mono } from '../../../components/Text/Text.tsx';
import { FailedRead } from '../../shared/FailedRead/FailedRead.tsx';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { SortControl } from '../../../components/SortControl/SortControl.tsx';
import { reasonGroupIds } from '../../../domain/reach/report/reachOf.ts';
import { rowsPerPageOptions } from '../../../domain/settings/settings.ts';
import { messages } from '../../../domain/text/messages.ts';
import { Age } from '../../shared/freshness/Age.tsx';
import { HealthBadge } from '../../shared/HealthBadge/HealthBadge.tsx';
import { RecordNotFoundScreen } from '../../shared/NotFoundScreen/NotFoundScreen.tsx';
import { ViewMenu } from '../../shared/ViewMenu/ViewMenu.tsx';
import { ReachHead } from '../ReachHead.tsx';
import { kinds, noReachFilter, reachSorts } from './reachFilter.ts';
import type { ReachOfActions, ReachOfFrame, ReachOfView } from './reachOfView.ts';
import { ReachTable } from './ReachTable.tsx';
import * as css from './ReachOfScreen.css.ts';

export type ReachOfScreenProps = { view: ReachOfView; on: ReachOfActions };

/** The other ends that can reach one end, or that it can reach. */
export function ReachOfScreen({ view, on }: ReachOfScreenProps) {
  if (view.status === 'missing') {
    return <RecordNotFoundScreen view={{ heading: messages['error.notfound'], ...view }} />;
  }
  const { frame } = view;
  return (
    <div className={css.screen}>
      <Header frame={frame} on={on} />
      <div className={css.facets}>
        <FacetTabs label="Verdicts" facets={frame.facets} current={frame.filter.facet} />
      </div>
      <Tools frame={frame} on={on} />
      <div className={css.content}>
        <Content view={view} on={on} />
      </div>
      {view.status === 'ready' && (
        <Pagination
          label="Pages of this list"
          {...view.paging}
          rowsPerPageOptions={rowsPerPageOptions}
          onPageChange={(page) => on.turnTo({ page, rowsPerPage: view.paging.rowsPerPage })}
          onRowsPerPageChange={(rowsPerPage) => on.turnTo({ page: 0, rowsPerPage })}
          phoneControl={<Sorting frame={frame} on={on} />}
        />
      )}
    </div>
  );
}

type FrameProps = { frame: ReachOfFrame; on: ReachOfActions };

function Header({ frame, on }: FrameProps) {
  const { health, facts, networkHref, filter, freshness } = frame;
  return (
    <div className={css.header}>
      <ReachHead
        frame={frame}
        isTitleIdentifier
        facts={health && <HealthBadge health={health} />}
        note={
          <>
            {facts.map((fact) => (
              <span key={fact}>
                <Mono>{fact}</Mono> ·{' '}
              </span>
            ))}
            <Link href={networkHref} emphasis="quiet">
              Reachability of the network
            </Link>
            {' · by the configuration'}
            {freshness.updated && (
              <>
                {' '}
                <Age what="read" moment={freshness.updated} />
              </>
            )}
          </>
        }
        before={
          <SegmentedControl
            label="Direction"
            options={directions}
            value={filter.direction}
            onChange={(direction) => on.filter({ direction, facet: 'all', reasons: [] })}
          />
        }
        after={<ViewMenu what="reachability" />}
        onExport={on.export}
        onRefresh={on.refresh}
      />
    </div>
  );
}

const directions = [
  { id: 'to', label: 'Who reaches it' },
  { id: 'from', label: 'What it reaches' },
] as const;

function Tools({ frame, on }: FrameProps) {
  const isPhone = useFrameWidth() === 'phone';
  const { filter, reasonChoices, kindChoices, sum } = frame;
  return (
    <div className={css.toolbar}>
      <SearchField
        label="Search this list"
        placeholder="Search name or address"
        value={filter.search}
        onChange={(search) => on.filter({ search })}
        shortcut="/"
        width={isPhone ? 'full' : 'normal'}
      />
      <FilterChip
        label="Reason"
        options={reasonChoices}
        selected={filter.reasons}
        onChange={(ids) => on.filter({ reasons: reasonGroupIds.filter((id) => ids.includes(id)) })}
      />
      <FilterChip
        label="Kind"
        options={kindChoices}
        selected={filter.kinds}
        onChange={(ids) => on.filter({ kinds: kinds.filter((kind) => ids.includes(kind)) })}
      />
      {sum !== '' && <span className={css.sum}>{sum}</span>}
    </div>
  );
}

function Sorting({ frame: { filter }, on }: FrameProps) {
  return (
    <SortControl
      fields={sortFields}
      field={filter.sort}
      isAscending={filter.isAscending}
      onFieldChange={(id) => on.filter({ sort: reachSorts.find((one) => one === id) ?? 'name' })}
      onDirectionChange={(isAscending) => on.filter({ isAscending })}
    />
  );
}

const sortFields = [
  { id: 'name', label: 'Name' },
  { id: 'address', label: 'Address' },
  { id: 'path', label: 'Path' },
  { id: 'verdict', label: 'Verdict' },
] as const;

type ContentProps = { view: Exclude<ReachOfView, { status: 'missing' }>; on: ReachOfActions };

function Content({ view, on }: ContentProps) {
  switch (view.status) {
    case 'loading':
    case 'ready':
      return <ReachTable view={view} on={on} />;
    case 'failed':
      return <FailedRead heading="Reach could not be worked out" reason={view.reason} onRetry={on.refresh} />;
    case 'empty':
      return <EmptyState art="graph" heading={messages['error.noresults']} text={view.text} />;
    case 'noMatch':
      return (
        <EmptyState
          heading={messages['error.noresults']}
          text="Nothing passes this search and these filters."
          primary={
            <Button size="form" onPress={() => on.filter(noReachFilter)}>
              Clear search and filters
            </Button>
          }
        />
      );
  }
}
