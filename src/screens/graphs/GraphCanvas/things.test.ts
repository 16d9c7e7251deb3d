import { expect, it } from 'vitest';
import { branchGraph } from '../../../../mocks/fixtures/graphs.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { drawnOf } from '../../../domain/graph/drawn.ts';
import { topologyOf } from '../../../domain/graph/topology.ts';
import { nearTo } from './things.ts';

const branch = topologyOf({
  network: { netid: 'site-branch', isPointToSite: true },
  nodes: branchGraph.nodes,
  clients: branchGraph.clients,
  acl: undefined,
  now: NOW,
});
const idOf = (name: string) => branch.nodes.find(({ label }) => label === name)?.id ?? '';

it('keeps a thing and what it is linked to', () => {
  const near = nearTo(branch, drawnOf(branch), idOf('branch-lund'));
  expect(near).toEqual(new Set(['branch-lund', 'till-3', 'till-4', 'pdx-gw-01'].map(idOf)));
});

const big = topologyOf({
  network: { netid: 'big', isPointToSite: false },
  nodes: manyNodes(500),
  clients: [],
  acl: undefined,
  now: NOW,
});
const drawn = drawnOf(big);

it('keeps the groups that peers stand in', () => {
  const gateway = drawn.nodes.find(({ kind }) => kind === 'egress');
  const near = nearTo(big, drawn, gateway?.id ?? '');
  expect(drawn.groups.every(({ id }) => near?.has(id))).toBe(true);
});

it('fades nothing for a group of plain nodes, which reach everybody', () => {
  expect(nearTo(big, drawn, drawn.groups[0]?.id ?? '')).toBeUndefined();
});
