import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { messages } from '../../../domain/text/messages.ts';
import type { UserListActions } from './userListActions.ts';
import { noUserFilter, type UserFilter } from './userListQuery.ts';

type UsersNoMatchProps = { filter: UserFilter; onFilter: UserListActions['filter'] };

/** Search and filters leave nothing: says what was looked for, and takes it away. */
export function UsersNoMatch({ filter, onFilter }: UsersNoMatchProps) {
  const { search, roles, networks } = filter;
  const others = roles.length + networks.length > 0 ? ' and passes the filters' : '';
  return (
    <EmptyState
      heading={messages['error.noresults']}
      text={
        search === ''
          ? 'No user passes these filters.'
          : `No user’s name or network contains “${search}”${others}.`
      }
      primary={
        <Button size="form" onPress={() => onFilter(noUserFilter)}>
          {others ? 'Clear search and filters' : 'Clear search'}
        </Button>
      }
    />
  );
}
