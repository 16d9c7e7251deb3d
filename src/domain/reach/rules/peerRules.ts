import type { Node } from '../../node/node.ts';
import type { Viewer } from '../network/viewer.ts';
import { aclRule } from './acl.ts';
import { disconnected } from './connected.ts';
import { sameEndpoint } from './endpoint.ts';
import { failover } from './failover.ts';
import { notTheHub } from './hub.ts';
import type { Reason } from './reason.ts';
import { relayed } from './relay.ts';
import type { PeerRule } from './rule.ts';

/** In the server's order. */
export const peerRules: readonly PeerRule<Reason>[] = [
  notTheHub,
  disconnected,
  relayed,
  aclRule,
  failover,
  sameEndpoint,
];

/** Returns the first rule that leaves `other` out of the peers of a node that isn't relayed. */
export function ruleAgainst(viewer: Viewer, other: Node): PeerRule<Reason> | undefined {
  for (const rule of peerRules) {
    if (rule.isBroken(viewer, other)) return rule;
  }
  return undefined;
}
