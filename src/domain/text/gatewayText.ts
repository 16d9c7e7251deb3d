import type { RangeOverlap } from '../node/egressForm.ts';
import type { RelayedObstacle } from '../node/relayForm.ts';

export function overlapText({ range, with: used }: RangeOverlap): string {
  if ('netid' in used) return `${range} overlaps ${used.range}, the range of ${used.netid} itself`;
  return range === used.range
    ? `${range} is already routed by ${used.gateway}`
    : `${range} overlaps ${used.range}, which ${used.gateway} routes already`;
}

/** Stands after the name of a node that a relay cannot take. */
export function relayedObstacleText(obstacle: RelayedObstacle): string {
  switch (obstacle.is) {
    case 'relayed':
      return obstacle.by === undefined ? 'relayed by another node' : `relayed by ${obstacle.by}`;
    case 'relay':
      return 'is a relay itself';
    case 'pending':
      return 'waits for approval';
    case 'withoutAddress':
      return 'has no address';
  }
}

/** What depends on a relay. */
export function relayRiskText(relay: string, relayed: number): string {
  return `If ${relay} goes quiet, ${relayed === 1 ? '1 node loses' : `${relayed} nodes lose`} every peer.`;
}
