import type { Node } from './node.ts';

/** The server stores the expiry (0 for none) but never enforces it. */
export function isExpired({ expiresAt }: Pick<Node, 'expiresAt'>, now: number): boolean {
  return expiresAt > 0 && expiresAt <= now;
}

export const expiryRemedy =
  'This server stores the expiry but doesn’t enforce it. To cut the node off, disconnect or delete it.';
