import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { messages } from '../../../domain/text/messages.ts';
import { ownText } from '../../../domain/text/userAreaText.ts';
import { newNetworkText } from '../../../domain/text/newNetworkText.ts';
import type { NetworkListActions } from './networkListActions.ts';
import { noNetworkFilter } from './networkListQuery.ts';
import type { NetworkListFrame, NetworkListView } from './networkListView.ts';
import type { AskAboutNetwork } from './networkMenu.ts';
import { NetworkTable } from './NetworkTable.tsx';

type NetworkListContentProps = { view: NetworkListView; on: NetworkListActions; onAsk: AskAboutNetwork };

/** The rows, or what stands in their place. */
export function NetworkListContent({ view, on, onAsk }: NetworkListContentProps) {
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
