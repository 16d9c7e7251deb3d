import type { Known } from '../../../domain/actions/known.ts';
import { roleControl, roleObstacle, roleSubject } from '../../../domain/actions/roleControl.ts';
import { grouped } from '../../../domain/format/count.ts';
import { textFromList } from '../../../domain/list.ts';
import {
  roleNames,
  gatewayRoles,
  relayedBy,
  unknownRelayAddresses,
  type GatewayRole,
  type GatewayPeer,
} from '../../../domain/node/gateways.ts';
import { seesOwnNodesOnly } from '../../../domain/session/permissions.ts';
import type { Node } from '../../../domain/node/node.ts';

/** Failover is an enterprise role. The hub is always listed, even though most networks have none. */
export function roleRows(node: Node, around: Known) {
  const subject = roleSubject(node, around);
  return gatewayRoles
    .filter((role) => role !== 'failover' || around.viewer.isEE)
    .map((role) => {
      const control = roleControl(subject, role);
      return {
        name: roleNames[role],
        description: control.isOn
          ? doing[role](node, around)
          : (roleObstacle(subject, role) ?? offering[role]),
        control,
      };
    });
}

export type RoleRowView = ReturnType<typeof roleRows>[number];

const doing: Readonly<Record<GatewayRole, (node: Node, around: Known) => string>> = {
  egress: (node) =>
    `Routes ${textFromList(node.egressRanges) || 'no ranges'}${
      node.egressInterface === '' ? '' : ` through ${node.egressInterface}`
    }${node.egressNat ? ' with NAT' : ''}`,
  ingress: (node, { clients }) => {
    if (!clients) return 'Lets external clients connect to the network';
    const count = clients.get(node.id)?.length ?? 0;
    return `${grouped(count)} external ${count === 1 ? 'client' : 'clients'} attached`;
  },
  relay: (node, { nodes, viewer }) => relayText(node, nodes, seesOwnNodesOnly(viewer, node.network, nodes)),
  failover: () => 'Peers can route through this node when a link is unstable',
  hub: (node) => `All other nodes in ${node.network} connect only to this one`,
};

const offering: Readonly<Record<GatewayRole, string>> = {
  egress: 'Routes address ranges outside the network',
  ingress: 'Lets external clients connect to the network',
  relay: 'Relays traffic for nodes that are hard to reach',
  failover: 'Lets peers route through this node when a link is unstable',
  hub: 'Makes all other nodes connect only to this one',
};

/** Viewers who see only their own nodes can’t know whether an unknown address is still in use. */
function relayText(relay: Node, nodes: readonly GatewayPeer[], isOwnOnly: boolean): string {
  const names = relayedBy(relay, nodes).map(({ name }) => name);
  const stray = unknownRelayAddresses(relay, nodes);
  const relayed = isOwnOnly ? [...names, ...stray] : names;
  const relays = `Relays ${textFromList(relayed) || 'no nodes'}`;
  if (isOwnOnly || stray.length === 0) return relays;
  return `${relays}. ${joined(stray)} ${stray.length === 1 ? 'isn’t' : 'aren’t'} assigned to a node.`;
}

function joined(addresses: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(addresses);
}
