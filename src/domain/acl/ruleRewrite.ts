import type { Node } from '../node/node.ts';
import { isPairAllowed, setCells, type AclMatrix } from './aclMatrix.ts';

type Rule = Node['defaultAcl'];
type Ruled = Pick<Node, 'id' | 'network' | 'name' | 'defaultAcl'>;

export type RewrittenPair = { readonly peer: string; readonly isManual: boolean };

export type RuleRewrite = {
  readonly toAllow: readonly RewrittenPair[];
  readonly toBlock: readonly RewrittenPair[];
};

/**
 * The server resets all pairs of a node when its default rule changes: blocked if either node's rule is "deny",
 * otherwise allowed if either is "allow". If neither node has a rule, the pair stays as it is. Manual settings are
 * overwritten.
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
    const pair = { peer: peer.name, isManual: ruled !== undefined && ruled !== isAllowed };
    (willBe ? toAllow : toBlock).push(pair);
  }
  return { toAllow, toBlock };
}

/** Returns the ACLs as the server stores them after the default rule of a node has changed. */
export function withRule(matrix: AclMatrix, node: Ruled, rule: Rule, nodes: readonly Ruled[]): AclMatrix {
  const changed = { ...matrix, cells: matrix.cells.slice() };
  const row = matrix.indexOf.get(node.id);
  for (const peer of nodes) {
    const column = matrix.indexOf.get(peer.id);
    const isAllowed = peer.network === node.network ? pairRule(rule, peer.defaultAcl) : undefined;
    if (row === undefined || column === undefined || row === column || isAllowed === undefined) continue;
    setCells(changed, row, column, isAllowed);
  }
  return changed;
}

function pairRule(one: Rule, other: Rule): boolean | undefined {
  if (one === false || other === false) return false;
  return one === true || other === true ? true : undefined;
}
