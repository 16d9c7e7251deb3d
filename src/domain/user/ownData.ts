import type { Loadable } from '../loadable.ts';
import { nodeKey, type Node } from '../node/node.ts';
import type { NetworkUserData } from './networkUser.ts';

/**
 * Combines `GET /nodes` with the data of a user who isn’t an administrator. `GET /nodes` covers only the networks in
 * the user’s list, and level 1 users get their own nodes only with their user data.
 */
export function knownNodes(
  listed: Loadable<readonly Node[]>,
  own: Loadable<readonly NetworkUserData[]>,
): Loadable<readonly Node[]> {
  if (listed.status !== 'ready') return listed;
  if (own.status === 'failed') {
    return listed.value.length === 0 ? own : { ...listed, staleBecause: own.failure };
  }
  if (own.status !== 'ready') return { status: 'loading' };
  const nodes = withOwnNodes(listed.value, own.value);
  return { ...listed, ...(own.staleBecause && { staleBecause: own.staleBecause }), value: nodes };
}

/** Prefers the listed copy, because the list is refreshed more often. */
export function withOwnNodes(listed: readonly Node[], own: readonly NetworkUserData[]): readonly Node[] {
  const known = new Set(listed.map(nodeKey));
  const more = own.flatMap(({ nodes }) => nodes).filter((node) => !known.has(nodeKey(node)));
  return more.length === 0 ? listed : [...listed, ...more];
}
