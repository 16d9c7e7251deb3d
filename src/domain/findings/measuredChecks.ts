import { counted } from '../format/count.ts';
import { groupBy } from '../groupBy.ts';
import { contradictions, pairsOfOnlineNodes } from '../metrics/measuredPairs.ts';
import type { Node } from '../node/node.ts';
import { paths, whyQuery } from '../paths.ts';
import { viewerOf } from '../reach/network/viewer.ts';
import { reachCount } from '../reach/pairs/allPairs.ts';
import { hasBit } from '../reach/pairs/bits.ts';
import { sameEndpoint } from '../reach/rules/endpoint.ts';
import { notTheHub } from '../reach/rules/hub.ts';
import { ruleAgainst } from '../reach/rules/peerRules.ts';
import { type Check, few, nodeNames, mostListed, type NetworkScope } from './check.ts';
import { type Fix, type Found, nodeSubject } from './finding.ts';

type Pair = { readonly one: string; readonly other: string };

/** Compares the ACLs and metrics of a network, if both are known. */
function measured({ aclPairs, metrics }: NetworkScope) {
  const pairs = aclPairs();
  return pairs && metrics && contradictions(pairs, metrics);
}

function pairFinding(
  { index }: NetworkScope,
  { one, other }: Pair,
  text: string,
  fixOf: (node: Node) => Fix,
): readonly Found[] {
  const [node, peer] = [index.nodeById.get(one), index.nodeById.get(other)];
  if (!node || !peer) return [];
  return [{ subjects: [node, peer].map(nodeSubject), text, fix: fixOf(node) }];
}

/**
 * Whether the configuration of the network explains the pair. Nodes that reach nothing or that two relays list, and nodes
 * behind one router, have their own findings. Two nodes that aren’t the hub never connect.
 */
function isExplained({ index, pairs: all }: NetworkScope, pair: Pair): boolean {
  const pairs = all();
  const places = [pairs.keys.indexOf(pair.one), pairs.keys.indexOf(pair.other)] as const;
  if (hasBit(pairs.unsure, pairs.stride, ...places)) return true;
  if (places.some((place) => place < 0 || reachCount(pairs, place) === 0)) return true;
  const [one, other] = [index.nodeById.get(pair.one), index.nodeById.get(pair.other)];
  const rule = one && other && ruleAgainst(viewerOf(index, one), other);
  return rule === sameEndpoint || rule === notTheHub;
}

const notConnected: Check<NetworkScope> = {
  kind: 'notConnected',
  needsMetrics: true,
  needsAcls: true,
  severity: 'broken',
  title: 'Allowed pair that isn’t connected',
  why: 'The ACLs allow the pair and both nodes check in, but one reports no connection.',
  advice: 'Check firewalls and ports between the two, or relay one of them.',
  find: (scope) => {
    const found = measured(scope);
    if (!found) return [];
    const unexplained = found.notConnected.filter((pair) => !isExplained(scope, pair));
    const pairs = pairsOfOnlineNodes(unexplained, scope.index.nodeById, scope.now);
    const ends = pairs.flatMap((pair) => [pair.one, pair.other].map((id) => ({ id, pair })));
    // A node with several such pairs is more likely the cause than each of its peers.
    const grouped = [...groupBy(ends, ({ id }) => id)].toSorted((a, b) => b[1].length - a[1].length);
    const covered = new Set<Pair>();
    const nodes = grouped.flatMap(([id, all]) => {
      const own = all.flatMap(({ pair }) => (covered.has(pair) ? [] : pair));
      const node = scope.index.nodeById.get(id);
      if (!node || own.length < 3) return [];
      for (const pair of own) covered.add(pair);
      const peers = own.flatMap(({ one, other }) => scope.index.nodeById.get(one === id ? other : one) ?? []);
      return {
        subjects: [nodeSubject(node)],
        text: `isn’t connected to ${counted(own.length, 'peer')} that it should reach`,
        facts: [{ label: 'Peers', value: peers.map(({ name }) => name).join(', ') }],
        fix: { label: 'View metrics', href: paths.nodeMetrics(node) },
      };
    });
    const rest = pairs.filter((pair) => !covered.has(pair));
    return [
      ...nodes,
      ...rest.flatMap((pair) =>
        pairFinding(scope, pair, 'aren’t connected, although ACLs allow it', (node) => ({
          label: 'Explain',
          href: paths.reachOf(node.network, node.id) + whyQuery(pair.one, pair.other),
        })),
      ),
    ];
  },
};

const yetConnected: Check<NetworkScope> = {
  kind: 'blockedYetConnected',
  needsMetrics: true,
  needsAcls: true,
  severity: 'risky',
  title: 'Blocked pair still connected',
  why: 'A node still reports a connection. The latest rules may not have reached both nodes.',
  advice: 'Wait for the next check-in. If it stays, run “netclient pull” on both machines.',
  find: (scope) => {
    const pairs = measured(scope)?.yetConnected;
    if (!pairs) return undefined;
    const nodeOf = (id: string) => scope.index.nodeById.get(id) ?? [];
    if (pairs.length <= few) {
      return pairs.flatMap((pair) =>
        pairFinding(scope, pair, 'are connected, although ACLs block it', (node) => ({
          label: `View the ACLs of ${node.name}`,
          href: paths.nodeAcls(node),
        })),
      );
    }
    const nodes = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))].flatMap(nodeOf);
    return {
      subjects: nodes.map(nodeSubject),
      text: `are connected in ${counted(pairs.length, 'pair')} that ACLs block`,
      facts: nodes.slice(0, mostListed).map((node) => ({
        label: node.name,
        value: nodeNames(
          pairs.flatMap(({ one, other }) =>
            one === node.id ? nodeOf(other) : other === node.id ? nodeOf(one) : [],
          ),
        ),
      })),
      fix: { label: 'View ACLs', href: paths.acls(scope.network.netid) },
    };
  },
};

export const measuredChecks = [notConnected, yetConnected];
