import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { newNetworkText } from '../../../domain/network/networkText.ts';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { ownText } from '../../../domain/user/userText.ts';
import { StaleNotice } from '../../shared/StaleNotice/StaleNotice.tsx';
import { NetworkQuestion, type NetworkQuestionView } from '../NetworkQuestion/NetworkQuestion.tsx';
import {
  networkTypes,
  type NetworkListActions,
  type NetworkListView,
  noNetworkFilter,
  type NetworkListFrame,
} from './networkListView.ts';
import type { AskAboutNetwork } from './networkRow.ts';
import { NetworkTable } from './NetworkTable.tsx';

export type NetworkListScreenProps = { view: NetworkListView; on: NetworkListActions };

/** §2 "Networks screens": list. */
export function NetworkListScreen({ view, on }: NetworkListScreenProps) {
  const [question, setQuestion] = useState<NetworkQuestionView>();
  return (
    <>
      <ListPage
        header={<NetworkListHead view={view} onRefresh={on.refresh} />}
        toolbar={<NetworkListToolbar view={view} onFilter={on.filter} />}
        footer={
          view.status === 'ready' && (
            <Pagination
              label="Pages of networks"
              {...view.paging}
              rowsPerPageOptions={rowsPerPageOptions}
              onPageChange={(page) => on.turnTo({ page, rowsPerPage: view.paging.rowsPerPage })}
              onRowsPerPageChange={(rowsPerPage) => on.turnTo({ page: 0, rowsPerPage })}
            />
          )
        }
      >
        <NetworkListContent view={view} on={on} onAsk={setQuestion} />
      </ListPage>
      {question && (
        <NetworkQuestion
          question={question}
          onNo={() => setQuestion(undefined)}
          onYes={() => {
            setQuestion(undefined);
            if (question.verb === 'delete') on.remove(question.netid);
            else on.refreshKeys(question.netid);
          }}
        />
      )}
    </>
  );
}

type NetworkListToolbarProps = { view: NetworkListView; onFilter: NetworkListActions['filter'] };

function NetworkListToolbar({ view, onFilter }: NetworkListToolbarProps) {
  const { filter, typeChoices, isByName } = view;
  return (
    <>
      <SearchField
        label="Search networks"
        placeholder={isByName ? 'Search name' : 'Search name or address range'}
        value={filter.search}
        onChange={(search) => onFilter({ search })}
        shortcut="/"
      />
      {typeChoices.length > 0 && (
        <FilterChip
          label="Type"
          icon="filter"
          options={typeChoices}
          selected={filter.types}
          onChange={(ids) => onFilter({ types: networkTypes.filter((type) => ids.includes(type)) })}
        />
      )}
    </>
  );
}

type NetworkListHeadProps = { view: NetworkListView; onRefresh: () => void };

/** Title with count, and what can be done; above a list that could not be read anew, why. */
function NetworkListHead({ view, onRefresh }: NetworkListHeadProps) {
  return (
    <>
      <PageHeader
        title={labels.section.networks}
        isLoading={view.status === 'loading'}
        {...(view.count !== undefined && { count: view.count })}
        actions={
          <>
            <IconButton
              icon="refresh"
              label={labels.action.refresh}
              isPending={view.isRefreshing}
              onPress={onRefresh}
            />
            {view.createHref && (
              <LinkButton kind="primary" icon="plus" href={view.createHref}>
                {newNetworkText.create}
              </LinkButton>
            )}
          </>
        }
      />
      <StaleNotice freshness={view.freshness} onRetry={onRefresh} />
    </>
  );
}

type NetworkListContentProps = { view: NetworkListView; on: NetworkListActions; onAsk: AskAboutNetwork };

/** The rows, or what stands in their place. */
function NetworkListContent({ view, on, onAsk }: NetworkListContentProps) {
  switch (view.status) {
    case 'loading':
    case 'ready':
      return <NetworkTable view={view} on={on} onAsk={onAsk} />;
    case 'failed':
      return (
        <ErrorState heading="The networks could not be loaded" text={view.reason} onRetry={on.refresh} />
      );
    case 'empty':
      return <NoNetworks createHref={view.createHref} />;
    case 'noMatch':
      return <NoMatch frame={view} onFilter={on.filter} />;
  }
}

/** A server without networks, or a user who was given none. */
function NoNetworks({ createHref }: { createHref: string | undefined }) {
  if (createHref === undefined) {
    return <EmptyState heading="No networks yet" text={ownText.noNetwork} />;
  }
  return (
    <EmptyState
      art="graph"
      heading="No networks yet"
      text="A network is a range of private addresses and the rules between its nodes."
      primary={
        <LinkButton kind="primary" size="form" icon="plus" href={createHref}>
          {newNetworkText.create}
        </LinkButton>
      }
    />
  );
}

type NoMatchProps = { frame: NetworkListFrame; onFilter: NetworkListActions['filter'] };

/** The filters leave nothing: says which, and takes them away. */
function NoMatch({ frame: { filter, isByName }, onFilter }: NoMatchProps) {
  const { search, types } = filter;
  const fields = isByName ? 'name' : 'name or address range';
  const clearAll = types.length > 0 && (
    <Button size="form" onPress={() => onFilter(noNetworkFilter)}>
      Clear all filters
    </Button>
  );
  if (search === '') {
    return (
      <EmptyState
        heading={messages['error.noresults']}
        text="No network is of this type."
        primary={clearAll}
      />
    );
  }
  return (
    <EmptyState
      heading={messages['error.noresults']}
      text={`No network’s ${fields} contains “${search}”${types.length > 0 ? ' and is of this type' : ''}.`}
      primary={
        <Button size="form" onPress={() => onFilter({ search: '' })}>
          Clear search
        </Button>
      }
      secondary={clearAll}
    />
  );
}
