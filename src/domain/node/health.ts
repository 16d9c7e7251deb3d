import { formatSpan } from '../format/dateTime.ts';
import type { Node } from './node.ts';

/** Pending stands first: before approval a node's check-ins say nothing. */
export type HealthStatus = 'healthy' | 'warning' | 'error' | 'pending';

export type Health = { readonly status: HealthStatus; readonly reason: HealthReason };

/** Why a node is in its state; ages in seconds. */
export type HealthReason =
  | { readonly kind: 'checkedIn'; readonly secondsAgo: number }
  | { readonly kind: 'silent'; readonly seconds: number }
  | { readonly kind: 'neverCheckedIn' }
  | { readonly kind: 'askedToJoin'; readonly secondsAgo: number | undefined };

/** §9, seconds since the last check-in; each bound belongs to the worse state. */
const warningAfter = 300;
const errorAfter = 1800;

/** §4 "Node health". `now` in Unix seconds; a check-in ahead of our clock counts as just now. */
export function nodeHealth(
  node: Pick<Node, 'isPending' | 'lastCheckIn' | 'lastModified'>,
  now: number,
): Health {
  if (node.isPending) {
    return { status: 'pending', reason: { kind: 'askedToJoin', secondsAgo: age(node.lastModified, now) } };
  }
  const silence = age(node.lastCheckIn, now);
  if (silence === undefined) return { status: 'error', reason: { kind: 'neverCheckedIn' } };
  if (silence < warningAfter)
    return { status: 'healthy', reason: { kind: 'checkedIn', secondsAgo: silence } };
  return {
    status: silence < errorAfter ? 'warning' : 'error',
    reason: { kind: 'silent', seconds: silence },
  };
}

/** Whether a node has checked in within the time that makes it healthy, approved or not. */
export function isSeenLately({ lastCheckIn }: Pick<Node, 'lastCheckIn'>, now: number): boolean {
  const silence = age(lastCheckIn, now);
  return silence !== undefined && silence < warningAfter;
}

/** Seconds since a moment; undefined when it never was. */
function age(moment: number, now: number): number | undefined {
  return moment === 0 ? undefined : Math.max(0, now - moment);
}

/**
 * A moment at which every node was in the state it is in `now`, and expired or not: it stays the same until that of one
 * changes.
 */
export function healthMoment(nodes: readonly Pick<Node, 'lastCheckIn' | 'expiresAt'>[], now: number): number {
  let latest = 0;
  for (const { lastCheckIn, expiresAt } of nodes) {
    const change = lastCheckIn + (lastCheckIn + errorAfter <= now ? errorAfter : warningAfter);
    if (change <= now && change > latest) latest = change;
    if (expiresAt <= now && expiresAt > latest) latest = expiresAt;
  }
  return latest;
}

/** How many nodes are in each state; a pending node is in no other. */
export type NodeFacets = Readonly<Record<HealthStatus | 'all', number>>;

export function nodeFacets(
  nodes: readonly Pick<Node, 'isPending' | 'lastCheckIn' | 'lastModified'>[],
  now: number,
): NodeFacets {
  const counts = { all: nodes.length, healthy: 0, warning: 0, error: 0, pending: 0 };
  for (const node of nodes) counts[nodeHealth(node, now).status] += 1;
  return counts;
}

/** The words of §4. Where they are styled in lower case, they stay these words for readers and tests. */
export const healthWords: Readonly<Record<HealthStatus, string>> = {
  healthy: 'HEALTHY',
  warning: 'WARNING',
  error: 'ERROR',
  pending: 'PENDING',
};

/** What stands beside the word: why the node is in that state. */
export function healthReasonText(reason: HealthReason): string {
  switch (reason.kind) {
    case 'checkedIn':
      return `${formatSpan(reason.secondsAgo)} ago`;
    case 'silent':
      return `no check-in for ${formatSpan(reason.seconds)}`;
    case 'neverCheckedIn':
      return 'never checked in';
    case 'askedToJoin':
      return reason.secondsAgo === undefined
        ? 'waits for approval'
        : `asked to join ${formatSpan(reason.secondsAgo)} ago`;
  }
}
