import { formatSpan } from '../format/dateTime.ts';
import type { Node } from './node.ts';

/** Pending comes first, because check-ins mean nothing before approval. */
export type HealthStatus = 'healthy' | 'warning' | 'error' | 'pending';

export type Health = { readonly status: HealthStatus; readonly reason: HealthReason };

export type HealthReason =
  | { readonly kind: 'checkedIn'; readonly secondsAgo: number }
  | { readonly kind: 'silent'; readonly seconds: number }
  | { readonly kind: 'neverCheckedIn' }
  | { readonly kind: 'askedToJoin'; readonly secondsAgo: number | undefined };

/** Seconds since the last check-in. Each limit is inclusive for the worse status. */
const warningAfter = 300;
const errorAfter = 1800;

type HealthFields = Pick<Node, 'isPending' | 'lastCheckIn' | 'lastModified'>;

/** `now` is in Unix seconds. A check-in ahead of this clock counts as just now. */
export function nodeHealth(node: HealthFields, now: number): Health {
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

/** Whether a node is disconnected or offline. */
export function isDown(node: HealthFields & Pick<Node, 'isConnected'>, now: number): boolean {
  return !node.isConnected || nodeHealth(node, now).status === 'error';
}

export function isSeenRecently({ lastCheckIn }: Pick<Node, 'lastCheckIn'>, now: number): boolean {
  const silence = age(lastCheckIn, now);
  return silence !== undefined && silence < warningAfter;
}

function age(moment: number, now: number): number | undefined {
  return moment === 0 ? undefined : Math.max(0, now - moment);
}

/** The server stores the expiry (0 for none) but never enforces it. */
export function isExpired({ expiresAt }: Pick<Node, 'expiresAt'>, now: number): boolean {
  return expiresAt > 0 && expiresAt <= now;
}

export const expiryFix =
  'This server stores the expiry but doesn’t enforce it. To cut the node off, disconnect or delete it.';

/**
 * Returns a moment that changes only when a node’s health or expiry changes, so views don’t recompute every
 * second.
 */
export function latestHealthChange(
  nodes: readonly Pick<Node, 'lastCheckIn' | 'expiresAt'>[],
  now: number,
): number {
  let latest = 0;
  for (const { lastCheckIn, expiresAt } of nodes) {
    const change = lastCheckIn + (lastCheckIn + errorAfter <= now ? errorAfter : warningAfter);
    if (change <= now && change > latest) latest = change;
    if (expiresAt <= now && expiresAt > latest) latest = expiresAt;
  }
  return latest;
}

export type NodeFacets = Readonly<Record<HealthStatus | 'all', number>>;

export function nodeFacets(nodes: readonly HealthFields[], now: number): NodeFacets {
  const counts = { all: nodes.length, healthy: 0, warning: 0, error: 0, pending: 0 };
  for (const node of nodes) counts[nodeHealth(node, now).status] += 1;
  return counts;
}

/** Styles may show these in lower case, but screen readers and tests get them in upper case. */
export const healthLabels: Readonly<Record<HealthStatus, string>> = {
  healthy: 'HEALTHY',
  warning: 'WARNING',
  error: 'ERROR',
  pending: 'PENDING',
};

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
        ? 'waiting for approval'
        : `waiting for ${formatSpan(reason.secondsAgo)}`;
  }
}
