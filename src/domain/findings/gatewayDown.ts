import { counted, grouped } from '../format/count.ts';
import { formatSpan } from '../format/dateTime.ts';
import { rolesOf, routedRanges } from '../node/gateways.ts';
import { type HealthReason, healthReasonText, isDown, nodeHealth } from '../node/health.ts';
import { isSameNode, type Node } from '../node/node.ts';
import { addressesOf } from '../addresses.ts';
import { clientsAt, reachIndex, relaysOf } from '../reach/network/reachIndex.ts';
import { withNode } from '../reach/network/sourceChanges.ts';
import { allPairs } from '../reach/pairs/allPairs.ts';
import { pairsWith } from '../reach/pairs/reachSummary.ts';
import { firstNames } from '../text/labels.ts';
import {
  type Check,
  clientSubject,
  mostListed,
  type NetworkScope,
  nodeCheck,
  type RecordScope,
} from './check.ts';
import { type Affected, type Fix, nodeSubject, type Subject, subjectName } from './finding.ts';
import { act, connectNode, relayThrough, replaceNode, viewNode, withoutRelayed } from './fixes.ts';

type Dependents = { readonly affected: readonly Affected[]; readonly ranges: readonly string[] };

/** Everything that loses its path when a gateway is down. */
function dependentsOf(scope: RecordScope, gateway: Node): Dependents {
  const { index, nodes } = scope;
  const isHub = gateway.isHub && index.networkById.get(gateway.network)?.isPointToSite;
  const spokes = isHub ? nodes.filter((node) => node !== gateway && !node.isPending) : [];
  const relayed = relayedOnlyBy(scope, gateway);
  const clients = clientsAt(index, gateway).filter(({ isEnabled }) => isEnabled);
  return {
    affected: [
      ...spokes.map((node) => ({ subject: nodeSubject(node), as: 'Hub' })),
      ...relayed
        .filter((node) => !spokes.includes(node))
        .map((node) => ({ subject: nodeSubject(node), as: 'Relay' })),
      ...clients.map((client) => ({ subject: clientSubject(client), as: 'Gateway' })),
    ],
    ranges: routedRanges(gateway),
  };
}

/** The nodes of a relay that no working relay lists as well. */
function relayedOnlyBy({ index, nodes, now }: RecordScope, relay: Node): readonly Node[] {
  return nodes.filter((node) => {
    const relays = node.isRelayed ? relaysOf(index, node) : [];
    return relays.includes(relay) && relays.every((one) => one === relay || isDown(one, now));
  });
}

const mostNames = 3;

export const gatewayDown = nodeCheck<RecordScope>({
  kind: 'gatewayDown',
  severity: 'broken',
  title: 'Gateway offline or disconnected',
  why: 'Its relayed nodes, external clients and egress ranges have no path until it’s back.',
  advice:
    'If it’s disconnected, connect it again. If it’s offline, check that the machine is running and that netclient can reach the server, or let another node replace it.',
  where: (node, scope) => isDownGateway(scope, node) && !isPartOfOutage(scope, node),
  found: (node, scope) => {
    const { affected, ranges } = dependentsOf(scope, node);
    const names = [...affected.map(({ subject }) => subjectName(subject)), ...ranges];
    const named = (label: string, roles: readonly string[]) => ({
      label,
      value: firstNames(
        affected.filter(({ as }) => roles.includes(as)).map(({ subject }) => subjectName(subject)),
        mostListed,
      ),
    });
    const { reason } = nodeHealth(node, scope.now);
    return {
      text: `is ${node.isConnected ? 'offline' : 'disconnected'}, which cuts off ${firstNames(names, mostNames)}`,
      effect: node.isConnected ? offlineSince(reason) : 'is disconnected',
      affected,
      facts: [
        { label: 'State', value: node.isConnected ? healthReasonText(reason) : 'Disconnected' },
        { label: 'Roles', value: rolesOf(node).join(', ') },
        named('Nodes', ['Relay', 'Hub']),
        named('External clients', ['Gateway']),
        { label: 'Egress ranges', value: ranges.join(', ') },
      ].filter(({ value }) => value !== ''),
      fix: node.isConnected ? replaceNode(node) : connectNode(node),
      otherFix: node.isConnected ? (moveRelayed(scope, node) ?? viewNode(node)) : replaceNode(node),
    };
  },
});

/** Relays the nodes of a relay that is down through another one. */
function moveRelayed(scope: RecordScope, dead: Node): Fix | undefined {
  const { nodes, now } = scope;
  const relayed = relayedOnlyBy(scope, dead);
  const other = nodes
    .filter((node) => node.isRelay && node !== dead && node.isConnected)
    .find((node) => nodeHealth(node, now).status === 'healthy');
  if (!other || relayed.length === 0) return undefined;
  const addresses = relayed.flatMap(addressesOf);
  return act(`Relay through ${other.name}`, withoutRelayed(dead, addresses), relayThrough(other, addresses));
}

/** Adds the number of lost connections, which can only be counted for a whole network. */
export const gatewayDownInNetwork: Check<NetworkScope> = {
  ...gatewayDown,
  find: (scope) =>
    [gatewayDown.find(scope) ?? []].flat().map((found) => {
      const node = scope.nodes.find((one) => found.subjects.some((subject) => isNode(subject, one)));
      const lost = node ? lostWith(scope, node) : 0;
      if (lost === 0) return found;
      return {
        ...found,
        text: `${found.text} (${counted(lost, 'connection')})`,
        facts: [...(found.facts ?? []), { label: 'Lost connections', value: grouped(lost) }],
      };
    }),
};

function isNode(subject: Subject, node: Node): boolean {
  return subject.kind === 'node' && isSameNode(subject, node);
}

/** The connections that end at a node or go through it, whether or not it is connected. */
function lostWith(scope: NetworkScope, node: Node): number {
  if (node.isConnected) return pairsWith(scope.pairs(), node.id);
  const connected = withNode(scope.index, node.id, { isConnected: true });
  return pairsWith(allPairs(reachIndex(connected), node.network), node.id);
}

function offlineSince(reason: HealthReason): string {
  return reason.kind === 'silent' ? `has been offline for ${formatSpan(reason.seconds)}` : 'is offline';
}

/** Whether a node is offline or disconnected, and something depends on it. */
export function isDownGateway(scope: RecordScope, node: Node): boolean {
  if (node.isPending || !isDown(node, scope.now)) return false;
  const { affected, ranges } = dependentsOf(scope, node);
  return affected.length + ranges.length > 0;
}

/** Whether a node went silent together with all others, which is one finding for the whole server. */
export function isPartOfOutage({ outageSince, now }: RecordScope, node: Node): boolean {
  if (outageSince === undefined || !node.isConnected || node.isServer) return false;
  return (
    nodeHealth(node, now).reason.kind === 'silent' && outageSince - node.lastCheckIn < longestOutageStart
  );
}

/** Nodes check in every minute, and a broker that restarts takes some down before others. */
const longestOutageStart = 30 * 60;
