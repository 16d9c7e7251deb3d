import type { PageRequest } from '../../../domain/paging.ts';
import type { AccessKeyQuery } from './accessKeyListQuery.ts';

/** What can be asked for on the list of keys. The question before a deletion was answered already. */
export type AccessKeyListActions = {
  refresh: () => void;
  /** Goes to the list narrowed or ordered so, on its first page. */
  narrow: (changes: Partial<AccessKeyQuery>) => void;
  turnTo: (request: PageRequest) => void;
  remove: (name: string) => void;
};
