import { reportOf as measuredBy, type PeerMetrics } from '../../metrics/peerReports.ts';
import { isExpired, nodeHealth, type Health } from '../../node/health.ts';
import type { Node } from '../../node/node.ts';
import type { Member } from '../network/member.ts';
import type { ReachIndex } from '../network/reachIndex.ts';
import type { Hop } from '../network/tracePath.ts';
import type { Reason } from '../rules/reason.ts';

export type VerdictKind = 'reaches' | 'blocked' | 'noPath' | 'oneWay' | 'otherNetwork' | 'unknown';

export type Evidence = {
  /** The nodes on the path, in its order. */
  readonly nodes: readonly { readonly node: Node; readonly health: Health; readonly isExpired: boolean }[];
  /** Each end's measurement of the other. Enterprise servers only. */
  readonly there: PeerMetrics | undefined;
  readonly back: PeerMetrics | undefined;
};

export function evidenceOf(index: ReachIndex, now: number, members: readonly Member[]): Evidence {
  const [first] = members;
  const last = members.at(-1);
  const reportOf = (a: Member | undefined, b: Member | undefined) =>
    a?.kind === 'node' && b
      ? measuredBy(
          index.metrics?.get(a.node.id)?.connectivity,
          b.kind === 'node' ? b.node.id : b.client.clientId,
        )
      : undefined;
  const nodes = members.flatMap((member) => (member.kind === 'node' ? [member.node] : []));
  return {
    nodes: nodes.map((node) => ({
      node,
      health: nodeHealth(node, now),
      isExpired: isExpired(node, now),
    })),
    there: reportOf(first, last),
    back: reportOf(last, first),
  };
}

/** Measurements win over the prediction, as long as the reporting node is healthy. */
export function verdictFromMeasurements(
  evidence: Evidence,
  hops: readonly Hop[],
  expected: VerdictKind,
): { readonly kind: VerdictKind; readonly reason: Reason | undefined } | undefined {
  const { there, back } = freshReports(evidence);
  const [one, other] = [evidence.nodes[0]?.node, evidence.nodes.at(-1)?.node];
  const reports = [there, back].filter((report) => report !== undefined);
  // Nodes measure each other without the failover node between them.
  if (!one || !other || reports.length === 0 || hops.some(({ by }) => by.by === 'failover')) return undefined;
  const connected = reports.filter(({ isConnected }) => isConnected).length;
  if (expected === 'unknown' && connected === reports.length) return { kind: 'reaches', reason: undefined };
  if (expected !== 'reaches' || connected === reports.length) return undefined;
  const reason: Reason = {
    kind: 'measured',
    one,
    other,
    there: there?.isConnected,
    back: back?.isConnected,
  };
  return { kind: connected === 0 ? 'noPath' : 'oneWay', reason };
}

/** The report of a node that is offline is as old as its last check-in. */
export function freshReports({ nodes, there, back }: Evidence): Pick<Evidence, 'there' | 'back'> {
  const isFresh = (at: number) => nodes.at(at)?.health.status === 'healthy';
  return { there: isFresh(0) ? there : undefined, back: isFresh(-1) ? back : undefined };
}

export function isMeasuredDespiteVerdict(evidence: Evidence, expected: VerdictKind): boolean {
  const { there, back } = freshReports(evidence);
  const isExpected = expected === 'reaches' || expected === 'unknown';
  return !isExpected && (there?.isConnected === true || back?.isConnected === true);
}
