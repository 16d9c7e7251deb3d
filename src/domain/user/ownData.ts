import type { Loadable } from '../loadable.ts';
import type { Network } from '../network/network.ts';
import type { Node, NodeRef } from '../node/node.ts';
import type { NetworkUserData } from './networkUser.ts';

/**
 * The nodes a viewer is told of. `GET /nodes` lists those of the networks in the user's own list; a user of level 1 finds
 * the own nodes in the own data and nowhere else, so for everybody but administrators both count.
 */
export function knownNodes(
  isAdmin: boolean,
  listed: Loadable<readonly Node[]>,
  own: Loadable<readonly NetworkUserData[]>,
): Loadable<readonly Node[]> {
  if (isAdmin || listed.status !== 'ready') return listed;
  if (own.status === 'failed') {
    return listed.value.length === 0 ? own : { ...listed, staleBecause: own.failure };
  }
  if (own.status !== 'ready') return { status: 'loading' };
  const nodes = withOwnNodes(listed.value, own.value);
  return { ...listed, ...(own.staleBecause && { staleBecause: own.staleBecause }), value: nodes };
}

/** Where both have a node, the list's is taken: it is read more often. */
export function withOwnNodes(listed: readonly Node[], own: readonly NetworkUserData[]): readonly Node[] {
  const key = ({ network, id }: NodeRef) => `${network}/${id}`;
  const known = new Set(listed.map(key));
  const more = own.flatMap(({ nodes }) => nodes).filter((node) => !known.has(key(node)));
  return more.length === 0 ? listed : [...listed, ...more];
}

/** The networks a viewer is told of whole: all for an administrator, for others those on which they have level 0. */
export function knownNetworks(
  isAdmin: boolean,
  listed: Loadable<readonly Network[]>,
  own: Loadable<readonly NetworkUserData[]>,
): Loadable<readonly Network[]> {
  if (isAdmin) return listed;
  return own.status === 'ready' ? { ...own, value: own.value.flatMap(({ networks }) => networks) } : own;
}
