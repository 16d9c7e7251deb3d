import type { PageRequest } from '../../../domain/paging.ts';
import type { NetworkFilter } from './networkListQuery.ts';

/** What can be asked for on the network list. Questions before a change were answered already. */
export type NetworkListActions = {
  refresh(): void;
  /** Goes to the list narrowed or ordered so, on its first page. */
  filter(changes: Partial<NetworkFilter>): void;
  turnTo(page: PageRequest): void;
  refreshKeys(netid: string): void;
  remove(netid: string): void;
};
