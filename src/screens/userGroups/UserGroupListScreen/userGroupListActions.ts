import type { PageRequest } from '../../../domain/paging.ts';

export type UserGroupListActions = {
  refresh: () => void;
  search: (text: string) => void;
  turnTo: (request: PageRequest) => void;
  remove: (name: string) => void;
};
