import { clientKey } from '../../../domain/externalClient/externalClient.ts';
import { counted } from '../../../domain/format/count.ts';
import { departingClient } from '../../../domain/node/leftovers.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { BulkAction, BulkDefinition } from '../../shared/RecordList/SelectionBar.tsx';
import type { ClientRow } from './clientRows.ts';
import type { ClientListActions } from './externalClientsView.ts';

const refOf = ({ ref }: ClientRow) => ref;

export const clientBulk: BulkDefinition<ClientRow, ClientListActions> = {
  nameOf: ({ clientId }) => clientId,
  noun: ['client'],
  record: ({ clientId, network, gatewayName, addresses, owner, isEnabled }) => ({
    clientId,
    network,
    gateway: gatewayName,
    addresses: addresses.join(' '),
    owner: owner.username,
    isEnabled,
  }),
  actions: [
    switchAction(true),
    switchAction(false),
    {
      label: labels.action.delete,
      icon: 'trash',
      isDanger: true,
      obstacle: ({ obstacle }) => obstacle,
      question: (rows) => ({
        message:
          'They will permanently lose access. Their configurations can’t be reused. This can’t be undone.',
        consequences: [{ label: 'Enabled clients', value: rows.filter((row) => row.isEnabled).length }],
        impact: rows.map(({ network, key }) => ({ netid: network, change: { kind: 'removeClient', key } })),
        departing: ({ clients }) => {
          const keys = new Set(rows.map(({ key }) => key));
          return clients.filter((client) => keys.has(clientKey(client))).map(departingClient);
        },
      }),
      apply: (rows, on, leftovers) => on.removeAll(rows.map(refOf), leftovers),
    },
  ],
};

function switchAction(isEnabled: boolean): BulkAction<ClientRow, ClientListActions> {
  return {
    label: isEnabled ? 'Enable' : 'Disable',
    icon: isEnabled ? 'check' : 'minus',
    obstacle: (row) =>
      row.obstacle ??
      (row.isEnabled === isEnabled ? `Already ${isEnabled ? 'enabled' : 'disabled'}` : undefined),
    question: (rows) => ({
      message: isEnabled
        ? `${counted(rows.length, 'client')} will be able to reach the network again, with their existing configurations.`
        : `${counted(rows.length, 'client')} won’t be able to reach the network until you enable them again. Their configurations stay valid.`,
      impact: rows.map(({ network, key }) => ({
        netid: network,
        change: { kind: 'enableClient', key, isEnabled },
      })),
    }),
    apply: (rows, on) => on.setAllEnabled(rows.map(refOf), isEnabled),
  };
}
