import { actionsOnClients, clientActions, type KnownClients } from '../../../domain/actions/clientActions.ts';
import { onSelected } from '../../actions/onSelected.ts';
import type { BulkDefinition } from '../../list/RecordList/SelectionBar.tsx';
import type { ClientRow } from './clientRows.ts';
import type { ExternalClientsActions } from './externalClientsView.ts';

export function clientBulk(known: KnownClients): BulkDefinition<ClientRow, ExternalClientsActions> {
  const on = onSelected(clientActions, {
    refOf: ({ ref }: ClientRow) => ref,
    recordOf: ({ client }) => client,
    noRef: { network: '', clientId: '' },
    known,
  });
  return {
    nameOf: ({ clientId }) => clientId,
    record: ({ clientId, network, gatewayName, addresses, owner, isEnabled }) => ({
      clientId,
      network,
      gateway: gatewayName,
      addresses: addresses.join(' '),
      owner: owner.username,
      isEnabled,
    }),
    actions: actionsOnClients.map((actionOn) => on(actionOn)),
  };
}
