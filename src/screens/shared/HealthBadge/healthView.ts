import { formatExact } from '../../../domain/format/dateTime.ts';
import type { Network } from '../../../domain/network/network.ts';
import { nodeHealth, type HealthStatus } from '../../../domain/node/health.ts';
import type { Node } from '../../../domain/node/node.ts';
import { healthReasonText, healthWords } from '../../../domain/node/healthText.ts';

/** A node's state as a badge shows it. */
export type HealthView = {
  readonly status: HealthStatus;
  readonly word: string;
  readonly reason: string;
  /** The exact time that the reason counts from; undefined when it never was. */
  readonly exact: string | undefined;
};

/** With its network, a pending node says as well when that lets nobody in who asks. */
export function healthView(
  node: Pick<Node, 'isPending' | 'lastCheckIn' | 'lastModified'>,
  now: number,
  timeZone?: string,
  network?: Pick<Network, 'allowManualSignup'>,
): HealthView {
  const { status, reason } = nodeHealth(node, now);
  const isClosed = node.isPending && network && !network.allowManualSignup;
  return {
    status,
    word: healthWords[status],
    reason: isClosed ? 'needs a key to join' : healthReasonText(reason),
    exact: formatExact(node.isPending ? node.lastModified : node.lastCheckIn, timeZone),
  };
}
