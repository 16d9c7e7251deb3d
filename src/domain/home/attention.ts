import { formatSpan } from '../format/dateTime.ts';
import { normaliseIP } from '../ip.ts';
import { isExpired } from '../node/expiry.ts';
import { type HealthReason, healthReasonText, nodeHealth } from '../node/health.ts';
import type { Node, NodeRef } from '../node/node.ts';
import { byName } from '../order.ts';
import { paths } from '../paths.ts';

type Attention = { readonly target: string; readonly network: string } & (
  | {
      readonly kind: 'pending' | 'error' | 'warning';
      readonly node: NodeRef;
      readonly name: string;
      readonly reason: HealthReason;
    }
  | {
      readonly kind: 'expired' | 'expiry';
      readonly node: NodeRef;
      readonly name: string;
      readonly seconds: number;
    }
  | { readonly kind: 'sameName'; readonly name: string; readonly nodes: readonly NodeRef[] }
  | { readonly kind: 'sharedRange'; readonly range: string; readonly gateways: readonly NodeRef[] }
);

/** Seconds before an expiry at which it first needs attention. */
const expiryNotice = 30 * 24 * 60 * 60;

/** Sorts by kind: pending, expired, error, warning, expiring soon, duplicate names, shared ranges. `now` is in Unix seconds. */
export function needsAttention(nodes: readonly Node[], now: number): readonly Attention[] {
  const sorted = nodes.toSorted(byName);
  const unhealthy = sorted.flatMap((node) => healthIssue(node, now));
  return [
    ...unhealthy.filter(({ kind }) => kind === 'pending'),
    ...expired(sorted, now),
    ...unhealthy.filter(({ kind }) => kind === 'error'),
    ...unhealthy.filter(({ kind }) => kind === 'warning'),
    ...expiries(sorted, now),
    ...sameNames(sorted),
    ...sharedRanges(sorted),
  ];
}

function healthIssue(node: Node, now: number): readonly Attention[] {
  const { status, reason } = nodeHealth(node, now);
  return status === 'healthy' ? [] : [{ ...about(node), kind: status, reason }];
}

/** Skips disconnected nodes, which have no access, and pending nodes, which are listed separately. */
function expired(nodes: readonly Node[], now: number): readonly Attention[] {
  return nodes
    .filter((node) => !node.isPending && node.isConnected && isExpired(node, now))
    .toSorted((a, b) => a.expiresAt - b.expiresAt)
    .map((node) => ({ ...about(node), kind: 'expired', seconds: now - node.expiresAt }));
}

function expiries(nodes: readonly Node[], now: number): readonly Attention[] {
  return nodes
    .filter((node) => !node.isPending && node.expiresAt > now && node.expiresAt - now <= expiryNotice)
    .toSorted((a, b) => a.expiresAt - b.expiresAt)
    .map((node) => ({ ...about(node), kind: 'expiry', seconds: node.expiresAt - now }));
}

function sameNames(nodes: readonly Node[]): readonly Attention[] {
  const groups = shared(nodes, (node) => [node.name]);
  return groups.map(({ key, network, members }) => ({
    kind: 'sameName',
    name: key,
    network,
    nodes: members.map(refOf),
    target: paths.nodes(network),
  }));
}

/** Skips networks with a single gateway, because parsing ranges is the slowest part of the first dashboard. */
function sharedRanges(nodes: readonly Node[]): readonly Attention[] {
  const all = nodes.filter((node) => node.isEgressGateway);
  const withSeveral = new Set(shared(all, () => ['']).map(({ network }) => network));
  const gateways = all.filter(({ network }) => withSeveral.has(network));
  const groups = shared(gateways, (node) => node.egressRanges.map((range) => normaliseIP(range) ?? range));
  return groups.map(({ key, network, members }) => ({
    kind: 'sharedRange',
    range: key,
    network,
    gateways: members.map(refOf),
    target: paths.nodes(network),
  }));
}

type Group = { readonly network: string; readonly key: string; readonly members: readonly Node[] };

function shared(nodes: readonly Node[], keysOf: (node: Node) => readonly string[]): readonly Group[] {
  const groups = new Map<string, { network: string; key: string; members: Node[] }>();
  for (const node of nodes) {
    for (const key of new Set(keysOf(node))) {
      // Netids contain no spaces, so the combined id is unambiguous.
      const id = `${node.network} ${key}`;
      const group = groups.get(id);
      if (group) group.members.push(node);
      else groups.set(id, { network: node.network, key, members: [node] });
    }
  }
  return [...groups.values()].filter((group) => group.members.length > 1);
}

function about(node: Node): { node: NodeRef; name: string; network: string; target: string } {
  return { node: refOf(node), name: node.name, network: node.network, target: paths.node(node) };
}

function refOf(node: Node): NodeRef {
  return { network: node.network, id: node.id };
}

export function attentionText(item: Attention): { readonly subject: string; readonly text: string } {
  switch (item.kind) {
    case 'pending':
      return { subject: item.name, text: `wants to join ${item.network}` };
    case 'error':
    case 'warning':
      return { subject: item.name, text: healthReasonText(item.reason) };
    case 'expired':
      return { subject: item.name, text: `expired ${formatSpan(item.seconds)} ago but still has access` };
    case 'expiry':
      return {
        subject: item.name,
        text: `expires in ${formatSpan(item.seconds)}, which this server doesn’t enforce`,
      };
    case 'sameName':
      return { subject: item.name, text: `used by ${inWords(item.nodes.length)} nodes in ${item.network}` };
    case 'sharedRange':
      return { subject: item.range, text: `is routed by ${inWords(item.gateways.length)} gateways` };
  }
}

function inWords(count: number): string {
  return count === 2 ? 'two' : String(count);
}
