import { counted } from '../format/count.ts';
import type { Network } from '../network/network.ts';
import { networkForm, type NetworkForm } from '../network/networkForm.ts';
import { networkText } from '../network/networkText.ts';
import type { Node } from '../node/node.ts';
import { administratorsOnly, isNetAdmin, type Viewer } from '../session/permissions.ts';
import { labels } from '../text/labels.ts';
import { networkChangeText, type FieldChange } from './changeText.ts';
import type { ClientsByGateway, RecordsNow } from './known.ts';
import {
  isChangeMade,
  offering,
  serverAdministratorsOnly,
  summed,
  untitled,
  type Consequence,
  type WordsByKind,
} from './words.ts';

type OnNetwork = { readonly netid: string };

/** What can be done with a network, by kind. */
export type NetworkFields = {
  /** All its nodes make new keys. */
  refreshKeys: OnNetwork;
  deleteNetwork: OnNetwork;
  editNetwork: OnNetwork & FieldChange<NetworkForm>;
};

/** What is in the network, and possibly in others. */
export type KnownContents = {
  readonly viewer: Viewer;
  /** Undefined until the nodes have loaded. */
  readonly listedNodes: readonly Node[] | undefined;
  /** Undefined when this viewer can’t see clients. */
  readonly clients: ClientsByGateway | undefined;
};

const aNetwork = {
  noun: ['network'],
  name: ({ netid }: OnNetwork) => netid,
  record: ({ netid }: OnNetwork, { networks }: RecordsNow) => networks.get(netid),
  fields: ['netid'],
  isListed: ({ listedNodes }: RecordsNow) => listedNodes !== undefined,
} as const;

export const networkActions: WordsByKind<NetworkFields, Network, KnownContents> = {
  refreshKeys: {
    ...aNetwork,
    label: () => networkText.refreshKeys,
    named: (_, name) => `${networkText.refreshKeys} of ${name}`,
    step: ({ netid }) => `Refresh the keys of all nodes of ${netid}`,
    title: (_, networks) => `Refresh the keys of ${networks}`,
    icon: () => 'refreshKeys',
    obstacle: (_, __, { viewer }) => serverAdministratorsOnly(viewer),
    question: ({ netid }, _, known) => ({
      title: `${networkText.refreshKeys} of ${netid}`,
      message: [
        `Refresh the public keys of ${nodesText(nodesOf(netid, known)?.length)} in `,
        { identifier: netid },
        '? Nodes will generate new keys. Connections may drop briefly. This can’t be undone.',
      ],
      confirmLabel: 'Refresh keys',
    }),
    questionForMany: (networks, _, known) => ({
      title: `${networkText.refreshKeys} of ${counted(networks.length, 'network')}?`,
      message: 'Nodes will generate new keys. Connections may drop briefly. This can’t be undone.',
      confirmLabel: 'Refresh keys',
      consequences: [
        {
          label: 'Nodes',
          value: networks.reduce((sum, { netid }) => sum + (nodesOf(netid, known)?.length ?? 0), 0),
        },
      ],
    }),
  },
  deleteNetwork: {
    ...aNetwork,
    label: () => labels.action.delete,
    named: (_, name) => `Delete ${name}`,
    icon: () => 'trash',
    isMade: 'gone',
    isDanger: true,
    // The server rejects the deletion of a network with nodes other than its own, but deletes its ACLs first.
    obstacle: ({ netid }, _, known) => {
      const nodes = nodesOf(netid, known);
      if (!known.viewer.user.isAdmin) return serverAdministratorsOnly(known.viewer);
      if (!nodes) return networkText.nodesUnknown;
      const remaining = nodes.filter((node) => !node.isServer).length;
      return remaining > 0 ? `Delete its ${counted(remaining, 'node')} first` : undefined;
    },
    question: (network, _, known) => ({
      title: `Delete ${network.netid}`,
      message: [
        'Delete the network ',
        { identifier: network.netid },
        '? Its ACLs and access keys will also be deleted. This can’t be undone.',
      ],
      consequences: contentsOf(network, known),
      typeToConfirm: network.netid,
      confirmLabel: 'Delete network',
      isDanger: true,
    }),
    questionForMany: (networks, _, known) => ({
      message: 'Their ACLs, access keys and external clients will also be deleted. This can’t be undone.',
      isDanger: true,
      consequences: summed(networks.flatMap((network) => contentsOf(network, known))),
      typeToConfirm: 'delete',
    }),
  },
  editNetwork: {
    ...aNetwork,
    isUntitled: true,
    label: networkChangeText,
    named: (action, name) => `${name}: ${networkChangeText(action)}`,
    icon: () => 'edit',
    fields: ['netid', 'before', 'after'],
    isMade: (network, action) => isChangeMade(action, networkForm(network)),
    obstacle: ({ netid }, _, { viewer }) =>
      isNetAdmin(viewer, netid) ? undefined : administratorsOnly(netid),
    question: () => untitled,
  },
};

const offer = offering(networkActions);

/** What the list and the page of a network offer, and the palette too. */
export function networkOffers(network: Network, known: KnownContents) {
  const { netid } = network;
  return {
    refreshKeys: offer(network, { kind: 'refreshKeys', netid }, known),
    remove: offer(network, { kind: 'deleteNetwork', netid }, known),
  };
}

function nodesOf(netid: string, { listedNodes }: KnownContents): readonly Node[] | undefined {
  return listedNodes?.filter(({ network }) => network === netid);
}

function contentsOf({ netid, accessKeys }: Network, known: KnownContents): readonly Consequence[] {
  const clients = known.clients && [...known.clients.values()].flat();
  const counts = [
    { label: 'Access keys deleted', value: accessKeys.length },
    { label: 'Server nodes removed', value: nodesOf(netid, known)?.length ?? 0 },
    {
      label: 'External clients deleted',
      value: clients ? clients.filter(({ network }) => network === netid).length : 'all',
    },
  ];
  return counts.filter(({ value }) => value !== 0);
}

function nodesText(count: number | undefined): string {
  if (count === undefined) return 'all nodes';
  return count === 1 ? 'the 1 node' : `all ${counted(count, 'node')}`;
}
