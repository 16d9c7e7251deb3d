import type { PageRequest } from '../../../domain/paging.ts';

export type PermissionListActions = {
  refresh: () => void;
  search: (text: string) => void;
  turnTo: (request: PageRequest) => void;
  remove: (username: string) => void;
};
