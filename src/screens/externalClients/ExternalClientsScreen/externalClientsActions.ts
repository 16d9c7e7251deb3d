import type { ExternalClientRef } from '../../../domain/externalClient/externalClient.ts';
import type { NodeRef } from '../../../domain/node/node.ts';
import type { PageRequest } from '../../../domain/paging.ts';
import type { ClientFilter } from './clientQuery.ts';

/** What can be asked for on the page. Questions before a change were answered already. */
export type ExternalClientsActions = {
  refresh: () => void;
  /** Goes to the list narrowed so, on its first pages. */
  filter: (changes: Partial<ClientFilter>) => void;
  turnGateways: (request: PageRequest) => void;
  turnClients: (request: PageRequest) => void;
  /** Hides the clients of these gateways and shows those of all others. */
  collapse: (gatewayIds: readonly string[]) => void;
  add: (gateway: NodeRef & { readonly name: string }) => void;
  setEnabled: (client: ExternalClientRef, isEnabled: boolean) => void;
  remove: (client: ExternalClientRef) => void;
  download: (client: ExternalClientRef) => void;
  downloadImage: (client: ExternalClientRef) => void;
};
