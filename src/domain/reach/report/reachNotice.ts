import type { Node } from '../../node/node.ts';
import { canSeeAcls, seesOwnNodesOnly, type Viewer } from '../../session/permissions.ts';
import { ownText } from '../../user/userAreaText.ts';

export type ReachNotice = { readonly fact: string; readonly advice: string };

/** Undefined for a viewer who can see everything. */
export function reachNotice(
  viewer: Viewer,
  netid: string,
  nodes: readonly Pick<Node, 'id' | 'network'>[],
): ReachNotice | undefined {
  if (canSeeAcls(viewer)) return undefined;
  const advice = 'ACLs may block some of the paths shown. “No path” results are certain.';
  const fact = 'Only administrators can view a network’s ACLs.';
  return seesOwnNodesOnly(viewer, netid, nodes)
    ? { fact: ownText.ownNodesOnly, advice: `${fact} Paths through other nodes are unknown.` }
    : { fact, advice };
}
