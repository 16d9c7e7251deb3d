import { addressFilter, anyOf, searched } from '../../../domain/listFilter.ts';

/** What narrows the list of clients. It lives in the address, so that a narrowed list can be linked to. */
export type ClientFilter = {
  /** Trimmed. */
  readonly search: string;
  /** Ids of nodes; all while it is empty. */
  readonly gateways: readonly string[];
  readonly states: readonly ClientState[];
};

export type ClientState = 'enabled' | 'disabled';

export const clientStates: readonly ClientState[] = ['enabled', 'disabled'];

export const noClientFilter: ClientFilter = { search: '', gateways: [], states: [] };

/** Both tables have their own page in the address: `page_gateways`, `rowsPerPage_extClients`. */
export const gatewayTableId = '_gateways';
export const clientTableId = '_extClients';

export const clientFilter = addressFilter<ClientFilter>(
  { search: searched, gateways: anyOf('gateway'), states: anyOf('state', clientStates) },
  [gatewayTableId, clientTableId],
);
