import { expect, it } from 'vitest';
import { anAclMatrix, togglePair } from '../../../../mocks/fixtures/aclMatrix.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aTopology } from '../../../../mocks/fixtures/topology.ts';
import { allowAll, blockAll, editAcls, setPairs, type AclEdit } from '../../acl/aclEdit.ts';
import { aclBlocked, aclCell, isPairAllowed, type AclMatrix } from '../../acl/aclMatrix.ts';
import { visibleGraphOf } from '../visibleGraph.ts';
import { highlightedBy } from '../legend.ts';
import { draftedRules, withDraft } from './draftLayer.ts';
import { rulesLayer } from './rulesLayer.ts';
import { withLayer } from './withLayer.ts';

const four = ['a', 'b', 'c', 'd'];
const [a, b, c, d] = [0, 1, 2, 3] as const;
/** A one-way pair counts as blocked. */
const rules = anAclMatrix(four, [['a', 'b']]);
const unchanged = editAcls(rules);

function sideOf(acl: AclMatrix) {
  const topology = aTopology({ nodes: acl.nodeIds.map((id) => aNode({ id, name: id })), acl });
  return { topology, layer: rulesLayer(topology, acl) };
}

const islandsIn = (acl: AclMatrix) => Number(/^\d+/.exec(sideOf(acl).layer.facts[0] ?? '')?.[0] ?? 0);

it.each<{ name: string; edit: AclEdit; blocks: number; allows: number; islands: readonly [number, number] }>([
  { name: 'no change', edit: unchanged, blocks: 0, allows: 0, islands: [0, 0] },
  { name: 'a pair blocked', edit: togglePair(unchanged, c, d), blocks: 1, allows: 0, islands: [0, 0] },
  { name: 'a pair allowed', edit: togglePair(unchanged, a, b), blocks: 0, allows: 1, islands: [0, 0] },
  {
    name: 'a pair toggled twice',
    edit: togglePair(togglePair(unchanged, a, b), a, b),
    blocks: 0,
    allows: 0,
    islands: [0, 0],
  },
  {
    name: 'two halves',
    edit: setPairs(unchanged, [a, c], [b, d], false),
    blocks: 3,
    allows: 0,
    islands: [0, 2],
  },
  { name: 'everything blocked', edit: blockAll(unchanged), blocks: 5, allows: 0, islands: [0, 0] },
  { name: 'everything allowed', edit: allowAll(unchanged), blocks: 0, allows: 1, islands: [0, 0] },
])('$name: blocks $blocks, allows $allows, $islands islands', ({ edit, blocks, allows, islands }) => {
  const drafted = draftedRules(rules, edit);
  expect([drafted.blocks.count, drafted.allows.count]).toEqual([blocks, allows]);
  expect(drafted.before).toBe(rules);
  expect([islandsIn(drafted.before), islandsIn(drafted.after)]).toEqual(islands);
});

it('changes no other cell', () => {
  const { after } = draftedRules(rules, togglePair(unchanged, c, d));
  const differing = [...after.cells].flatMap((cell, index) => (cell === rules.cells[index] ? [] : [index]));
  expect(differing).toEqual([c * 4 + d, d * 4 + c]);
  expect(aclCell(after, 'c', 'd')).toBe(aclBlocked);
});

it('applies to newly loaded rules, for nodes they contain', () => {
  const since = anAclMatrix(['new', 'd', 'b', 'a']);
  const { after, blocks } = draftedRules(since, setPairs(unchanged, [d], [b, c], false));
  expect(isPairAllowed(after, 'd', 'b')).toBe(false);
  expect(isPairAllowed(after, 'd', 'new')).toBe(true);
  expect(blocks.count).toBe(1);
});

it('skips pairs of nodes that no longer have rules, whichever side they are on', () => {
  const { blocks, allows } = draftedRules(
    anAclMatrix(['c', 'b']),
    setPairs(unchanged, [b], [a, c, d], false),
  );
  expect([...blocks.counts]).toEqual([
    ['b', 1],
    ['c', 1],
  ]);
  expect(allows.count).toBe(0);
});

it('keeps one-way pairs that the draft doesn’t change', () => {
  const drafted = draftedRules(rules, togglePair(unchanged, c, d));
  expect(withDraft(sideOf(rules).layer, 'before', drafted).lines).toEqual([
    { from: 'b', to: 'a', kind: 'oneWay' },
    { from: 'c', to: 'd', kind: 'willBlock' },
  ]);
});

it('marks pairs on both sides, and highlights their nodes', () => {
  const drafted = draftedRules(rules, togglePair(togglePair(unchanged, a, b), c, d));
  for (const [side, blocks, allows] of [
    ['before', 'willBlock', 'willAllow'],
    ['after', 'draftBlocks', 'draftAllows'],
  ] as const) {
    const { topology, layer } = sideOf(drafted[side]);
    const marked = withDraft(layer, side, drafted);
    expect(marked.lines).toEqual([
      { from: 'c', to: 'd', kind: blocks },
      { from: 'a', to: 'b', kind: allows },
    ]);
    expect(marked.legend.slice(0, 2)).toEqual([
      { key: blocks, count: 1 },
      { key: allows, count: 1 },
    ]);
    expect([...highlightedBy(topology, blocks, marked)]).toEqual(['c', 'd']);
    // A pair has only the line of the draft.
    expect(withLayer(visibleGraphOf(topology), marked).blocked).toEqual([]);
  }
});

it('describes the draft for each node, changed nodes first', () => {
  const drafted = draftedRules(rules, togglePair(togglePair(togglePair(unchanged, a, b), c, d), a, c));
  expect([...withDraft(sideOf(drafted.after).layer, 'after', drafted).rows]).toEqual([
    ['a', 'Draft blocks 1 pair, allows 1 pair. Some pairs blocked'],
    ['c', 'Draft blocks 2 pairs. Some pairs blocked'],
    ['d', 'Draft blocks 1 pair. Some pairs blocked'],
    ['b', 'Draft allows 1 pair. No blocked pairs'],
  ]);
});

it('limits the number of lines', () => {
  const many = anAclMatrix(Array.from({ length: 40 }, (_, index) => `n${index}`));
  const drafted = draftedRules(many, blockAll(editAcls(many)));
  const marked = withDraft(sideOf(many).layer, 'after', drafted);
  expect(marked.lines).toHaveLength(400);
  expect(drafted.blocks.pairs).toHaveLength(400);
  expect(marked.facts.at(-1)).toBe('Showing 400 of 780 pairs changed by the draft.');
});

it('counts blocked and allowed pairs together when some aren’t drawn', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `n${index}`);
  const [east, west] = [[...ids.keys()].slice(0, 20), [...ids.keys()].slice(20)];
  const closed = anAclMatrix(
    ids,
    east.flatMap((one) => east.map((other) => [`n${one}`, `n${other}`] as const)),
  );
  const drafted = draftedRules(
    closed,
    setPairs(setPairs(editAcls(closed), east, east, true), east, west, false),
  );
  const marked = withDraft(sideOf(closed).layer, 'after', drafted);
  expect([drafted.blocks.count, drafted.allows.count]).toEqual([400, 190]);
  expect(marked.facts.at(-1)).toBe('Showing 400 of 590 pairs changed by the draft.');
});
