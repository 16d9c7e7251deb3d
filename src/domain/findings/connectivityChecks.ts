import { allowedInRow, pairCount } from '../acl/aclPairs.ts';
import { counted, grouped } from '../format/count.ts';
import { groupBy } from '../groupBy.ts';
import { containsIP, spelledIP } from '../ip.ts';
import { textFromList } from '../list.ts';
import type { Node } from '../node/node.ts';
import { paths, whyQuery } from '../paths.ts';
import { expectedConfiguration } from '../reach/network/configuration.ts';
import { routedRanges } from '../node/gateways.ts';
import { isWithoutNat } from '../reach/network/allowedIps.ts';
import { memberAddresses, memberKey, memberName, nodeMember } from '../reach/network/member.ts';
import { hubOf, isAllowed, reachIndex, relaysOf } from '../reach/network/reachIndex.ts';
import { type AllPairs, oneWayPairs, pathTo } from '../reach/pairs/allPairs.ts';
import {
  criticalNodesOf,
  indirectPairs,
  islandsOf,
  oneWayToRanges,
  unreachableNodes,
} from '../reach/pairs/reachSummary.ts';
import { obstacleOf, type Obstacle } from '../reach/report/obstacle.ts';
import { viewerOf } from '../reach/network/viewer.ts';
import { aclRule } from '../reach/rules/acl.ts';
import { ruleAgainst } from '../reach/rules/peerRules.ts';
import type { Fix as PathFix } from '../reach/rules/fix.ts';
import { fixesOf } from '../reach/why/fixes.ts';
import { type Check, mostListed, type NetworkScope } from './check.ts';
import { type Fix, type Found, nodeSubject } from './finding.ts';
import { act, actionsOf, connectNode, editField, setField, setPairs, withoutRanges } from './fixes.ts';
import { isDownGateway } from './gatewayDown.ts';

/** Whether a more specific finding explains that a node, or each of the others, has no paths. */
function isExplained(scope: NetworkScope, node: Node): boolean {
  return isOut(scope, node) || scope.nodes.every((one) => one === node || isOut(scope, one));
}

/** Whether the node, its relay or the hub is disconnected, or it has no hub, no configuration or only blocked pairs. */
function isOut(scope: NetworkScope, node: Node): boolean {
  const { network, index } = scope;
  if (!node.isConnected || (network.isPointToSite && !hubOf(index, network.netid)?.isConnected)) return true;
  if (node.isRelayed && relaysOf(index, node)[0]?.isConnected === false) return true;
  return expectedConfiguration(index, node).refused !== undefined || isIsolated(scope, node);
}

/** Whether the ACLs block all pairs of a node. */
export function isIsolated({ acl, aclPairs }: NetworkScope, node: Node): boolean {
  const pairs = aclPairs();
  const row = acl?.indexOf.get(node.id);
  return pairs !== undefined && (row === undefined || allowedInRow(pairs, row) === 0);
}

/** Whether the server may or may not connect the node to others, for example if two relays list it. */
function isUnsure({ keys, unsure, stride }: AllPairs, id: string): boolean {
  const row = keys.indexOf(id);
  return unsure.subarray(row * stride, (row + 1) * stride).some((word) => word !== 0);
}

function nodesByKey({ index }: NetworkScope, keys: readonly string[]): readonly Node[] {
  return keys.flatMap((key) => index.nodeById.get(key) ?? []);
}

function obstacle(scope: NetworkScope, nodes: readonly Node[]): Obstacle | undefined {
  const pairs = scope.pairs();
  const members = new Map(pairs.members.map((member) => [memberKey(member), member]));
  const island = nodes.map(({ id }) => id);
  return obstacleOf({ index: scope.index, pairs, members, now: scope.now }, island, pairs.keys);
}

const unreachable: Check<NetworkScope> = {
  kind: 'unreachable',
  severity: 'broken',
  title: 'Node that nothing can reach',
  why: 'No node or client can reach it, or anything behind it.',
  advice: 'Fix the listed cause. To see where packets stop, select “Explain”.',
  find: (scope) =>
    nodesByKey(scope, unreachableNodes(scope.pairs()))
      .filter((node) => !node.isPending && !isUnsure(scope.pairs(), node.id) && !isExplained(scope, node))
      .map((node, place) => {
        const found = obstacle(scope, [node]);
        return {
          subjects: [nodeSubject(node)],
          text: 'can’t be reached from any other node',
          facts: found ? [{ label: 'Cause', value: found.text }] : [],
          ...(place < mostListed
            ? pathFixes(scope, node, found?.from)
            : { fix: explainFix(node, found?.from) }),
        };
      }),
};

/** Returns a fix that opens a path to the node, if one is known, and the link that explains the pair. */
function pathFixes(
  { index, nodes, now, pairs }: NetworkScope,
  node: Node,
  from: string | undefined,
): Pick<Found, 'fix' | 'otherFix'> {
  const explain = explainFix(node, from);
  if (!explain) return {};
  // If the rules allow another node, someone wanted that path.
  const wanted = nodes.find((other) => other !== node && !other.isPending && isAllowed(index, other, node));
  // Measurements only show that nothing arrives.
  const configured = index.metrics ? reachIndex({ ...index, metrics: undefined }) : index;
  for (const key of [wanted?.id, from]) {
    const sender = pairs().members.find((member) => memberKey(member) === key);
    const openings = sender ? fixesOf(configured, { from: sender, to: nodeMember(node), now }) : [];
    const fixes = openings.flatMap((pathFix) => findingFix(pathFix) ?? []);
    const [first, ...others] = fixes;
    if (!first || fixes.length < openings.length) continue;
    return {
      fix: others.length > 0 ? act('Open the path', ...fixes.flatMap(actionsOf)) : first,
      otherFix: explain,
    };
  }
  return { fix: explain };
}

function explainFix(node: Node, from: string | undefined): Fix | undefined {
  if (from === undefined) return undefined;
  return { label: 'Explain', href: paths.reachOf(node.network, node.id) + whyQuery(node.id, from) };
}

function findingFix(pathFix: PathFix): Fix | undefined {
  if (pathFix.kind === 'connect') return { ...connectNode(pathFix.node), label: pathFix.label };
  if (pathFix.kind !== 'allowPair' || pathFix.href !== undefined) return undefined;
  const { one, other, label } = pathFix;
  return act(label, { kind: 'setPairs', netid: one.network, pairs: [[one.id, other.id]], isAllowed: true });
}

const island: Check<NetworkScope> = {
  kind: 'island',
  severity: 'broken',
  title: 'Group of nodes without a path to the rest',
  why: 'Its nodes can reach each other, but nothing else in the network.',
  advice: 'Connect the group to the rest: allow a pair of nodes, or add a relay that both sides can reach.',
  find: (scope) => {
    const [, ...others] = islandsOf(scope.pairs());
    return others
      .filter((keys) => !keys.some((key) => isUnsure(scope.pairs(), key)))
      .map((keys) => nodesByKey(scope, keys))
      .filter((nodes) => nodes.length > 1)
      .map((nodes) => {
        const found = obstacle(scope, nodes);
        return {
          subjects: nodes.map(nodeSubject),
          text: `can reach each other, but not the rest of ${scope.network.netid}`,
          facts: found ? [{ label: 'Cause', value: found.text }] : [],
          ...islandFixes(scope, nodes, found?.from),
        };
      });
  },
};

/** If ACLs are the cause, the fix allows all pairs between the group and the rest. */
function islandFixes(
  scope: NetworkScope,
  nodes: readonly Node[],
  from: string | undefined,
): Pick<Found, 'fix' | 'otherFix'> {
  const { acl, index, network } = scope;
  const [first] = nodes;
  const sender = from === undefined ? undefined : index.nodeById.get(from);
  if (!first || !sender || !acl) return first && from !== undefined ? pathFixes(scope, first, from) : {};
  const rest = scope.nodes.filter((node) => !node.isPending && !nodes.includes(node));
  const pairs = nodes.flatMap((node) =>
    rest
      .filter(
        (other) => acl.indexOf.has(node.id) && acl.indexOf.has(other.id) && !isAllowed(index, node, other),
      )
      .map((other) => [node.id, other.id] as const),
  );
  const isBlocked = ruleAgainst(viewerOf(index, sender), first) === aclRule;
  if (!isBlocked || pairs.length === 0) return pathFixes(scope, first, from);
  return {
    fix: setPairs(network.netid, pairs, true),
    otherFix: { label: 'Edit ACLs', href: paths.nodeAcls(first) },
  };
}

const singlePoint: Check<NetworkScope> = {
  kind: 'singlePointOfFailure',
  severity: 'risky',
  title: 'Single point of failure',
  why: 'If this node goes offline, the connections that depend on it have no other path.',
  advice:
    'Let nodes connect to each other directly where they can. A node can only have one relay, so use a machine that rarely restarts.',
  find: (scope) => {
    const known = scope.pairs();
    const all = pairCount(known.keys.length);
    if (indirectPairs(known) <= all / 2) return [];
    return criticalNodesOf(known).flatMap(({ key, pairs, members }) => {
      const node = scope.index.nodeById.get(key);
      // Every relay is the only path for its nodes, and every gateway for its clients.
      if (!node?.isRelay || pairs <= all / 2) return [];
      if (isHubByDesign(scope, node) || isDownGateway(scope, node)) return [];
      const names = nodesByKey(scope, members).map(({ name }) => name);
      return {
        subjects: [nodeSubject(node)],
        text: `is on the only path for ${grouped(pairs)} of ${counted(all, 'pair')}`,
        facts: [
          { label: 'Pairs', value: grouped(pairs) },
          ...(names.length > 0 ? [{ label: 'Nodes', value: names.join(', ') }] : []),
        ],
        fix: editField(node, 'relayAddresses', 'Edit relay addresses'),
      };
    });
  },
};

/** All paths of a point-to-site network end at its hub. */
function isHubByDesign({ network }: NetworkScope, node: Node): boolean {
  return network.isPointToSite && node.isHub;
}

type Loss = { readonly node: Node; readonly sender: string; readonly range?: string };

/** The nodes at which replies get lost: gateways of ranges, and nodes that packets arrive at. */
function lossesOf({ nodes, pairs, index }: NetworkScope): readonly Loss[] {
  const known = pairs();
  const { keys, ranges, members } = known;
  const nodeAt = (place: number) => index.nodeById.get(keys[place] ?? '');
  const nameAt = (place: number) => (members[place] ? memberName(members[place]) : '');
  const withNat = new Set(nodes.filter(({ egressNat }) => egressNat).flatMap(routedRanges));
  const toRanges = oneWayToRanges(known).flatMap(({ from, range }) => {
    // Egress without NAT has its own finding.
    if (!withNat.has(range)) return [];
    const place = keys.indexOf(from);
    const last = pathTo(known, place, keys.length + ranges.indexOf(range)).at(-1) ?? place;
    const node = nodeAt(last);
    return node && !isWithoutNat(node, range) ? [{ node, sender: nameAt(place), range }] : [];
  });
  const toNodes = oneWayPairs(known).flatMap(([from, to]) => {
    const node = nodeAt(to);
    return node ? [{ node, sender: nameAt(from) }] : [];
  });
  return [...toRanges, ...toNodes];
}

const oneWay: Check<NetworkScope> = {
  kind: 'oneWayPath',
  severity: 'broken',
  title: 'One-way path',
  why: 'Packets arrive, but replies are routed into an egress range, so connections fail.',
  advice: 'Remove the range that contains the senders’ addresses from the egress gateway.',
  find: (scope) =>
    [...groupBy(lossesOf(scope), ({ node }) => node.id).values()].flatMap((losses) => {
      const names = [...new Set(losses.map(({ sender }) => sender))];
      const ranges = [...new Set(losses.flatMap(({ range }) => range ?? []))];
      const from = names.length > 2 ? counted(names.length, 'sender') : names.join(' and ');
      return losses.slice(0, 1).map(({ node }) => ({
        subjects: [nodeSubject(node)],
        text: `receives packets from ${from}, but the replies don’t return`,
        facts: [
          { label: 'Senders', value: names.join(', ') },
          ...(ranges.length > 0 ? [{ label: 'Ranges', value: ranges.join(', ') }] : []),
        ],
        fix: withoutReplies(scope, node, names),
      }));
    }),
};

/** Removes the ranges into which replies to these senders are routed. */
function withoutReplies({ pairs }: NetworkScope, node: Node, senders: readonly string[]): Fix {
  const addresses = pairs()
    .members.filter((member) => senders.includes(memberName(member)))
    .flatMap(memberAddresses);
  const holds = (range: string) => addresses.some((address) => containsIP(range, address));
  const ranges = routedRanges(node).map(spelledIP).filter(holds);
  if (ranges.length > 0) return withoutRanges(node, ranges);
  const rest = node.allowedIps.filter((range) => !holds(range));
  return rest.length < node.allowedIps.length
    ? setField(node, 'Remove allowed IPs', { allowedIps: textFromList(rest) })
    : editField(node, 'egressRanges', 'Edit egress ranges');
}

export const connectivityChecks = [unreachable, island, oneWay, singlePoint];
