import { formatExact } from '../../../domain/format/dateTime.ts';
import type { Network } from '../../../domain/network/network.ts';
import { nodeHealth, type HealthStatus, healthReasonText } from '../../../domain/node/health.ts';
import type { Node } from '../../../domain/node/node.ts';

export type HealthView = Pick<Node, 'isPending' | 'lastCheckIn' | 'lastModified'> & {
  readonly exact: string | undefined;
  readonly needsKey: boolean;
};

/** `network` reveals whether a pending node is stuck because its network requires an access key. */
export function healthView(
  { isPending, lastCheckIn, lastModified }: Pick<Node, 'isPending' | 'lastCheckIn' | 'lastModified'>,
  network?: Pick<Network, 'allowManualSignup'>,
): HealthView {
  const exact = formatExact(isPending ? lastModified : lastCheckIn);
  const needsKey = isPending && network?.allowManualSignup === false;
  return { isPending, lastCheckIn, lastModified, exact, needsKey };
}

export function statusAt(health: HealthView, now: number): HealthStatus {
  return nodeHealth(health, now).status;
}

export function reasonAt(health: HealthView, now: number): string {
  return health.needsKey ? 'requires an access key' : healthReasonText(nodeHealth(health, now).reason);
}
