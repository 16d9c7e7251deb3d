import { counted } from '../format/count.ts';
import type { Network } from '../network/network.ts';
import type { NetworkForm } from '../network/networkForm.ts';
import { networkText } from '../network/networkText.ts';
import type { Node } from '../node/node.ts';
import { isNetAdmin, type Viewer } from '../session/permissions.ts';
import { networkChangeText, type FieldChange } from './changeText.ts';
import type { RecordsNow } from './known.ts';
import { administratorsOnly, serverAdministratorsOnly, untitled, type WordsByKind } from './words.ts';

type OnNetwork = { readonly netid: string };

/** What can be done with a network, by kind. */
export type NetworkFields = {
  /** All its nodes make new keys. */
  refreshKeys: OnNetwork;
  editNetwork: OnNetwork & FieldChange<NetworkForm>;
};

type KnownContents = { readonly viewer: Viewer; readonly nodes: readonly Node[] };

const aNetwork = {
  noun: ['network'],
  name: ({ netid }: OnNetwork) => netid,
  record: ({ netid }: OnNetwork, { networks }: RecordsNow) => networks.get(netid),
} as const;

export const networkActions: WordsByKind<NetworkFields, Network, KnownContents> = {
  refreshKeys: {
    ...aNetwork,
    label: () => networkText.refreshKeys,
    named: (_, name) => `${networkText.refreshKeys} of ${name}`,
    step: ({ netid }) => `Refresh the keys of all nodes of ${netid}`,
    icon: () => 'refreshKeys',
    obstacle: (_, __, { viewer }) => serverAdministratorsOnly(viewer),
    question: ({ netid }, _, { nodes }) => ({
      title: `${networkText.refreshKeys} of ${netid}`,
      message: [
        `Refresh the public keys of ${nodesText(nodes.filter(({ network }) => network === netid).length)} in `,
        { identifier: netid },
        '? Nodes will generate new keys. Connections may drop briefly. This can’t be undone.',
      ],
      confirmLabel: 'Refresh keys',
    }),
  },
  editNetwork: {
    ...aNetwork,
    isUntitled: true,
    label: networkChangeText,
    named: (action, name) => `${name}: ${networkChangeText(action)}`,
    icon: () => 'edit',
    obstacle: ({ netid }, _, { viewer }) =>
      isNetAdmin(viewer, netid) ? undefined : administratorsOnly(netid),
    question: () => untitled,
  },
};

function nodesText(count: number): string {
  return count === 1 ? 'the 1 node' : `all ${counted(count, 'node')}`;
}
