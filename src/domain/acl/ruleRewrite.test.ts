import { describe, expect, it } from 'vitest';
import { aclMatrixOf } from './aclMatrix.ts';
import { ruleRewrite } from './ruleRewrite.ts';

type Rule = boolean | undefined;

const node = (id: string, defaultAcl: Rule, network = 'office') => ({ id, name: id, network, defaultAcl });

const pair = (isAllowed: boolean) => {
  const cell = isAllowed ? 2 : 1;
  return aclMatrixOf(['self', 'peer'], Uint8Array.of(0, cell, cell, 0));
};

describe('a changed default rule', () => {
  it.each<[Rule, Rule, boolean, Rule, { toAllow?: boolean; toBlock?: boolean }]>([
    // The node's rule, the peer's rule, whether the pair is allowed, the new rule, and the rewritten pairs with whether they were set manually.
    [true, true, true, undefined, {}],
    [true, true, false, undefined, { toAllow: true }],
    [true, true, true, false, { toBlock: false }],
    [true, true, false, false, {}],
    [true, false, false, undefined, {}],
    [true, false, true, undefined, { toBlock: true }],
    [false, true, false, true, { toAllow: false }],
    [false, true, true, true, {}],
    [false, true, false, undefined, { toAllow: false }],
    [undefined, undefined, false, true, { toAllow: false }],
    [undefined, undefined, true, false, { toBlock: false }],
    [true, undefined, false, undefined, {}],
    [true, undefined, true, undefined, {}],
  ])('from %s, with a peer of %s, allowed: %s, to %s', (own, other, isAllowed, rule, expected) => {
    const nodes = [node('self', own), node('peer', other)];
    const { toAllow, toBlock } = ruleRewrite(pair(isAllowed), node('self', own), rule, nodes);
    expect({ toAllow, toBlock }).toEqual({
      toAllow: expected.toAllow === undefined ? [] : [{ peer: 'peer', isManual: expected.toAllow }],
      toBlock: expected.toBlock === undefined ? [] : [{ peer: 'peer', isManual: expected.toBlock }],
    });
  });

  it('treats a pair allowed in one direction as blocked, like the server', () => {
    const oneSided = aclMatrixOf(['self', 'peer'], Uint8Array.of(0, 2, 1, 0));
    const { toAllow } = ruleRewrite(oneSided, node('self', true), undefined, [node('peer', true)]);
    expect(toAllow).toEqual([{ peer: 'peer', isManual: true }]);
  });

  it('ignores the node itself, other networks and nodes without ACLs', () => {
    const nodes = [node('self', true), node('peer', true, 'lab'), node('stranger', true)];
    expect(ruleRewrite(pair(true), node('self', true), false, nodes)).toEqual({ toAllow: [], toBlock: [] });
  });
});
