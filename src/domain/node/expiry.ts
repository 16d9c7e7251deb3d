import type { Node } from './node.ts';

/** Whether the expiry of a node is past. The server stores it (0 for none) and never compares it: the node stays a peer. */
export function isExpired({ expiresAt }: Pick<Node, 'expiresAt'>, now: number): boolean {
  return expiresAt > 0 && expiresAt <= now;
}

/** What to do about an expired node. */
export const expiryRemedy =
  'This server stores the expiry but doesn’t enforce it. To cut the node off, disconnect or delete it.';
