import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { messages } from '../../../domain/text/messages.ts';
import type { NodeListActions } from './nodeListActions.ts';
import { noFilter, type NodeFilter } from './nodeListQuery.ts';

/** The filters leave nothing: says which, and takes them away. */
export function NoMatch({ filter, onFilter }: { filter: NodeFilter; onFilter: NodeListActions['filter'] }) {
  const { search, status, roles, versions, networks } = filter;
  const hasOthers = status !== undefined || roles.length + versions.length + networks.length > 0;
  const clearAll = (
    <Button size="form" onPress={() => onFilter(noFilter)}>
      Clear all filters
    </Button>
  );
  if (search === '')
    return (
      <EmptyState heading={messages['node.none']} text="No node passes these filters." primary={clearAll} />
    );
  return (
    <EmptyState
      heading={messages['node.none']}
      text={`No node’s name, address or network contains “${search}”${hasOthers ? ' and passes the other filters' : ''}.`}
      primary={
        <Button size="form" onPress={() => onFilter({ search: '' })}>
          Clear search
        </Button>
      }
      secondary={hasOthers && clearAll}
    />
  );
}
