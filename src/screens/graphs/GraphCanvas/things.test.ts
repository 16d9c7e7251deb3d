import { expect, it } from 'vitest';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
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

it('keeps what the rules keep from it, where a line leads to it', () => {
  const [lund, hub] = [idOf('branch-lund'), idOf('pdx-gw-01')];
  const ids = branchGraph.nodes.map(({ id }) => id);
  const closed = topologyOf({
    network: { netid: 'site-branch', isPointToSite: true },
    nodes: branchGraph.nodes,
    clients: branchGraph.clients,
    acl: anAclMatrix(ids, [
      [lund, hub],
      [hub, lund],
    ]),
    now: NOW,
  });
  const selected = drawnOf(closed, { selectedId: lund });
  expect(selected.blocked.map(({ from, to }) => [from, to].toSorted())).toContainEqual(
    [lund, hub].toSorted(),
  );
  expect(nearTo(closed, selected, lund)?.has(hub)).toBe(true);
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
