import type { PageRequest } from '../../../domain/paging.ts';
import type { UserFilter } from './userListQuery.ts';

/** What can be asked for on the user list. Questions before a change were answered already. */
export type UserListActions = {
  refresh(): void;
  /** Goes to the list narrowed or ordered so, on its first page. */
  filter(changes: Partial<UserFilter>): void;
  turnTo(page: PageRequest): void;
  remove(username: string): void;
};
