import type { PageRequest } from '../../../domain/paging.ts';
import type { PeerFilter } from './nodeMetricsQuery.ts';

export type NodeMetricsActions = {
  readonly refresh: () => void;
  readonly filter: (changes: Partial<PeerFilter>) => void;
  readonly turnTo: (request: PageRequest) => void;
};
