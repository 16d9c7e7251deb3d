import type { Node } from '../node/node.ts';
import { isPairAllowed, type AclMatrix } from './aclMatrix.ts';

type Rule = Node['defaultAcl'];
type Ruled = Pick<Node, 'id' | 'network' | 'name' | 'defaultAcl'>;

export type RewrittenPair = { readonly peer: string; readonly isByHand: boolean };

export type RuleRewrite = {
  readonly toAllow: readonly RewrittenPair[];
  readonly toBlock: readonly RewrittenPair[];
};

/**
 * The server writes the pairs of a node anew when its rule changes: blocked where one of the two says "deny", else allowed
 * where one says "allow"; two without a rule leave their pair as it is. What was decided by hand is lost.
 */
export function ruleRewrite(
  matrix: AclMatrix,
  node: Ruled,
  rule: Rule,
  nodes: readonly Ruled[],
): RuleRewrite {
  const toAllow: RewrittenPair[] = [];
  const toBlock: RewrittenPair[] = [];
  for (const peer of nodes) {
    if (peer.network !== node.network || peer.id === node.id || !matrix.indexOf.has(peer.id)) continue;
    const isAllowed = isPairAllowed(matrix, node.id, peer.id);
    const willBe = pairRule(rule, peer.defaultAcl);
    if (willBe === undefined || willBe === isAllowed) continue;
    const ruled = pairRule(node.defaultAcl, peer.defaultAcl);
    const pair = { peer: peer.name, isByHand: ruled !== undefined && ruled !== isAllowed };
    (willBe ? toAllow : toBlock).push(pair);
  }
  return { toAllow, toBlock };
}

function pairRule(one: Rule, other: Rule): boolean | undefined {
  if (one === false || other === false) return false;
  return one === true || other === true ? true : undefined;
}
