import { isPairAllowed } from '../acl/aclMatrix.ts';
import { textFromList } from '../list.ts';
import { counted } from '../format/count.ts';
import { egressOf } from '../node/forwarding.ts';
import { addressesOf } from '../addresses.ts';
import { hasRole, relayedBy, roleNames, roleToggleLabel, type GatewayRole } from '../node/gateways.ts';
import { departingClientsOf } from '../node/leftovers.ts';
import { refOf, type Node } from '../node/node.ts';
import { byName } from '../order.ts';
import { canDeleteNode } from '../session/permissions.ts';
import {
  edited,
  listed,
  relayThrough,
  routeThrough,
  switched,
  takeoverObstacle,
  withoutRanges,
} from './gatewaySteps.ts';
import { clientsPart, referenceParts } from './replaceReferences.ts';
import { left, moveOf, namesOf, nothing, type Part, type Replacement, type TaskStep } from './task.ts';

/** The parts of a replacement, in the order in which they are made. The old node keeps its place until the new one has it. */
const parts: readonly ((task: Replacement) => Part)[] = [
  unloadedPart,
  rulesPart,
  ingressPart,
  egressPart,
  hubPart,
  relayPart,
  relayedPart,
  referenceParts,
  clientsPart,
  deletionPart,
];

/** A node takes over everything that others have from the old one. */
export function replaceNode(task: Replacement): Part {
  const all = parts.map((partOf) => partOf(task));
  return { moves: all.flatMap(({ moves }) => moves), left: all.flatMap((part) => part.left) };
}

function unloadedPart({ records: { unloaded = [] } }: Replacement): Part {
  return { moves: [], left: unloaded.map((list) => ({ text: `${list}, because they aren’t loaded` })) };
}

function rulesPart({ old, next, choice, records: { acl, nodes } }: Replacement): Part {
  if (!acl) return left('ACL rules, because they aren’t loaded or you don’t have access to them');
  const missing = nodes
    .filter((peer) => peer.network === old.network && peer.id !== old.id && peer.id !== next.id)
    .filter(({ id }) => isPairAllowed(acl, old.id, id) && !isPairAllowed(acl, next.id, id))
    .toSorted(byName);
  if (missing.length === 0) return nothing;
  const text = `Allow ${next.name} to reach ${namesOf(missing)}, as ${old.name} can`;
  const pairs = missing.map(({ id }) => [next.id, id] as const);
  return moveOf(choice, 'rules', text, [
    { kind: 'setPairs', netid: old.network, pairs, isAllowed: true, text },
  ]);
}

/** Failover includes the ingress role. */
function ingressPart(task: Replacement): Part {
  const { old, next } = task;
  const role = old.isFailover && !next.isFailover ? 'failover' : 'ingress';
  const isNeeded = role === 'failover' || (old.isIngressGateway && !next.isIngressGateway);
  return isNeeded ? takeover(task, role, [switched(next, role, true)]) : nothing;
}

function egressPart(task: Replacement): Part {
  const { old, next, choice } = task;
  if (!old.isEgressGateway) return nothing;
  const part = takeover(
    task,
    'egress',
    [
      // The server drops the commands for NAT when it creates an ingress role again, as for failover.
      routeThrough(next, { ...egressOf(old), interfaceName: choice.interfaceName }, old.isFailover),
      withoutRanges(old, old.egressRanges),
    ],
    `Route ${listed(old.egressRanges)} through ${next.name}`,
  );
  if (!next.isEgressGateway || next.egressNat === old.egressNat) return part;
  const nat = { text: `NAT. It stays ${next.egressNat ? 'on' : 'off'} on ${next.name}` };
  return { ...part, left: [...part.left, nat] };
}

function hubPart(task: Replacement): Part {
  const { old, next, records } = task;
  const network = records.networks.find(({ netid }) => netid === old.network);
  if (!network?.isPointToSite || !old.isHub) return nothing;
  const text = roleToggleLabel('hub', false, next.name);
  return takeover(task, 'hub', [edited(next, { isHub: true }, { text })]);
}

/** The server forgets that nodes are relayed when it removes their relay, so they are relayed again after that. */
function relayPart(task: Replacement): Part {
  const { old, next, records } = task;
  const relayed = relayedBy(old, records.nodes);
  const others = relayed.filter(({ id }) => id !== next.id);
  if (!old.isRelay || others.length === 0) return nothing;
  const text = `Relay ${namesOf(others)} through ${next.name}`;
  const addresses = old.relayAddresses.filter(
    (address) => address !== '' && !addressesOf(next).includes(address),
  );
  const steps = [switched(old, 'relay', false), relayThrough(next, addresses, { text, needs: 'previous' })];
  // The first step also ends that the old node relays the new one.
  const free = relayed.includes(next) ? { ...next, isRelayed: false } : next;
  return takeover({ ...task, next: free }, 'relay', steps, text);
}

function relayedPart({ old, next, choice, records }: Replacement): Part {
  if (!old.isRelayed || next.isRelayed) return nothing;
  const relays = records.nodes.filter(
    (node) => node.isRelay && node.id !== next.id && relayedBy(node, [old]).length > 0,
  );
  if (relays.length > 0 && next.isRelay) return left(`Being relayed. ${next.name} is a relay itself`);
  const leaving = choice.toggled.has('delete') ? addressesOf(old) : [];
  const parted = relays.map((relay) => {
    const kept = relay.relayAddresses.filter((address) => address !== '' && !leaving.includes(address));
    const text = `Relay ${next.name} through ${relay.name}`;
    const relayAddresses = textFromList([...kept, ...addressesOf(next)]);
    return moveOf(choice, `relayed by ${relay.id}`, text, [edited(relay, { relayAddresses }, { text })]);
  });
  return { moves: parted.flatMap(({ moves }) => moves), left: [] };
}

function deletionPart({ old, next, choice, records }: Replacement): Part {
  if (!canDeleteNode(records.viewer, old)) {
    return left(`${old.name} itself. The server’s own node can’t be deleted`);
  }
  const clients = departingClientsOf(old, records).length;
  const withClients = clients > 0 ? ` with its ${counted(clients, 'external client')}` : '';
  const text = `Delete ${old.name}${withClients}`;
  const steps: readonly TaskStep[] = [
    { kind: 'deleteNode', node: refOf(old), text, needs: 'all', heir: refOf(next) },
  ];
  return moveOf(choice, 'delete', text, steps, false);
}

function takeover(
  { next, choice, records }: Replacement,
  role: GatewayRole,
  steps: readonly TaskStep[],
  text = roleToggleLabel(role, false, next.name),
): Part {
  const obstacle = hasRole(next, role) ? undefined : takeoverObstacle(next, role, records);
  if (obstacle !== undefined) return left(`${roleNames[role]}. ${obstacle}`);
  return moveOf(choice, role, text, steps);
}

/** The roles of a node that another one can’t take over. */
export function missingRoles(old: Node, next: Node, records: Replacement['records']): readonly GatewayRole[] {
  const isFree = !next.isRelayed || relayedBy(old, [next]).length > 0;
  const roles = (['egress', 'ingress', 'relay', 'failover'] as const).filter((role) => hasRole(old, role));
  return roles.filter(
    (role) => !hasRole(next, role) && takeoverObstacle({ ...next, isRelayed: !isFree }, role, records),
  );
}
