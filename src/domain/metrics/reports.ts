import { formatRelative } from '../format/dateTime.ts';
import { isSeenRecently } from '../node/health.ts';
import type { Node } from '../node/node.ts';
import { byName } from '../order.ts';
import type { Metrics } from './metrics.ts';
import { reportCount, reportOf, type PeerMetrics } from './peerReports.ts';

export type OfflineNode = {
  readonly id: string;
  readonly name: string;
  /** For example "last check-in 9 days ago". */
  readonly lastCheckIn: string;
};

export type OfflineNodes = ReadonlyMap<string, OfflineNode>;

/**
 * Returns the nodes whose reports are out of date. The server keeps a node's last report, without a time, until the
 * node is deleted, so only the last check-in limits its age.
 */
export function offlineNodes(
  nodes: readonly Pick<Node, 'id' | 'name' | 'lastCheckIn'>[],
  now: number,
): OfflineNodes {
  const silent = nodes.filter((node) => !isSeenRecently(node, now));
  return new Map(
    silent.map(({ id, name, lastCheckIn }) => [
      id,
      { id, name, lastCheckIn: lastCheckInText(lastCheckIn, now) },
    ]),
  );
}

export function lastCheckInText(lastCheckIn: number, now: number): string {
  const age = formatRelative(lastCheckIn, now);
  return age === undefined ? 'last check-in unknown' : `last check-in ${age}`;
}

/** Reports of nodes about each other, of any age. */
export type Reports = {
  readonly all: Metrics;
  /** Offline nodes that have reported, by name. */
  readonly outdated: readonly OfflineNode[];
};

export function outdatedIn(metrics: Metrics, silent: OfflineNodes): readonly OfflineNode[] {
  return [...silent.values()]
    .filter(({ id }) => reportCount(metrics.get(id)?.connectivity) > 0)
    .toSorted(byName);
}

/** Describes what two nodes report about each other. Returns undefined if neither has a report. */
export function measuredText({ all, outdated }: Reports, a: string, b: string): string | undefined {
  const there = reportOf(all.get(a)?.connectivity, b);
  const back = reportOf(all.get(b)?.connectivity, a);
  if (!there && !back) return undefined;
  const untilOf = (by: string) => outdated.find(({ id }) => id === by)?.lastCheckIn;
  const [first, second] = [wordOf(there, untilOf(a)), wordOf(back, untilOf(b))];
  return first === second ? `Measured: ${first}` : `Measured: ${first}. Other direction: ${second}`;
}

function wordOf(report: PeerMetrics | undefined, lastCheckIn: string | undefined): string {
  if (!report) return 'no report';
  const words = report.isConnected ? `connected, ${report.latency} ms` : 'not connected';
  return lastCheckIn === undefined ? words : `${words}, ${lastCheckIn}`;
}
