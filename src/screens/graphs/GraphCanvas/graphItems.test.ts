import { expect, it } from 'vitest';
import { branchGraph } from '../../../../mocks/fixtures/graphs.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { aTopology } from '../../../../mocks/fixtures/topology.ts';
import { visibleGraphOf } from '../../../domain/graph/visibleGraph.ts';
import { nearTo } from './graphItems.ts';

const branch = aTopology({ ...branchGraph, isPointToSite: true });
const idOf = (name: string) => branch.nodes.find(({ label }) => label === name)?.id ?? '';

it('keeps an item and its linked items', () => {
  const near = nearTo(branch, visibleGraphOf(branch), idOf('branch-lund'));
  expect(near).toEqual(new Set(['branch-lund', 'till-3', 'till-4', 'pdx-gw-01'].map(idOf)));
});

it('keeps blocked peers that have a line', () => {
  const [lund, hub] = [idOf('branch-lund'), idOf('pdx-gw-01')];
  const closed = aTopology({
    ...branchGraph,
    isPointToSite: true,
    blocked: [
      [lund, hub],
      [hub, lund],
    ],
  });
  const selected = visibleGraphOf(closed, { selectedId: lund });
  expect(selected.blocked.map(({ from, to }) => [from, to].toSorted())).toContainEqual(
    [lund, hub].toSorted(),
  );
  expect(nearTo(closed, selected, lund)?.has(hub)).toBe(true);
});

const big = aTopology({ nodes: manyNodes(500) });
const drawn = visibleGraphOf(big);

it('keeps the groups of peers', () => {
  const gateway = drawn.nodes.find(({ kind }) => kind === 'egress');
  const near = nearTo(big, drawn, gateway?.id ?? '');
  expect(drawn.groups.every(({ id }) => near?.has(id))).toBe(true);
});

it('fades nothing for a group of plain nodes, which are linked to everything', () => {
  expect(nearTo(big, drawn, drawn.groups[0]?.id ?? '')).toBeUndefined();
});
