import { addressFilter, anyOf, searched } from '../../../domain/listFilter.ts';
import type { ListFilter } from '../../list/RecordList/listState.ts';

export type ClientFilter = ListFilter & {
  readonly gateways: readonly string[];
  readonly states: readonly ClientState[];
  /** Usernames. */
  readonly owners: readonly string[];
};

type ClientState = 'enabled' | 'disabled';

export const clientStates: readonly ClientState[] = ['enabled', 'disabled'];

export const noClientFilter: ClientFilter = { search: '', gateways: [], states: [], owners: [] };

/** Suffixes of the paging parameters, as in `page_gateways` and `rowsPerPage_extClients`. */
export const gatewayTableId = '_gateways';
export const clientTableId = '_extClients';

export const clientFilter = addressFilter<ClientFilter>(
  {
    search: searched,
    gateways: anyOf('gateway'),
    states: anyOf('state', clientStates),
    owners: anyOf('owner'),
  },
  [gatewayTableId, clientTableId],
);
