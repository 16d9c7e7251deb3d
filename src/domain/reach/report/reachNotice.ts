import type { Node } from '../../node/node.ts';
import { canSeeAcls, seesOwnNodesOnly, type Viewer } from '../../session/permissions.ts';
import { ownText } from '../../user/userText.ts';

export type ReachNotice = { readonly fact: string; readonly advice: string };

/** Undefined for a viewer who can see everything. */
export function reachNotice(
  viewer: Viewer,
  netid: string,
  nodes: readonly Pick<Node, 'id' | 'network'>[],
): ReachNotice | undefined {
  if (canSeeAcls(viewer)) return undefined;
  const advice = 'What reaches here may be blocked by them all the same; what has no path has none.';
  const fact = 'Only administrators can read the ACLs of a network.';
  return seesOwnNodesOnly(viewer, netid, nodes)
    ? { fact: ownText.ownNodesOnly, advice: `${fact} Paths over other nodes are not known.` }
    : { fact, advice };
}
