import { expect, it } from 'vitest';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { recordsNow } from '../../../../mocks/fixtures/recordsNow.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { findables } from '../../../domain/find/findables.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { findView } from './findView.ts';

const who = createViewer(aSessionUser(), true, []);
const plain = { isEgressGateway: false, isIngressGateway: false, isRelay: false, isPending: false } as const;
const server = { ...plain, name: 'netmaker-1' };
const world = {
  networks: [aNetwork({ netid: 'office' }), aNetwork({ netid: 'lab' })],
  nodes: [
    aNode({ ...server, id: 'a', network: 'office' }),
    aNode({ ...server, id: 'b', network: 'lab' }),
    aNode({ ...plain, id: 'c', name: 'leaf-make', network: 'lab' }),
  ],
  clients: [],
  dns: [],
  users: [],
  groups: [],
};

function view(text: string, of: typeof world = world) {
  const items = findables(of, who);
  const records = recordsNow({ viewer: who, nodes: of.nodes, networks: of.networks });
  const find = (wanted: string) =>
    items
      .filter(({ name }) => name.includes(wanted))
      .map((item) => ({ item, marks: [item.name.indexOf(wanted), item.name.length] }));
  const unread = { loading: [], failed: [] };
  return findView({ items, find, recent: [], records, netid: undefined, unread }, text, undefined);
}

const titles = (text: string, of?: typeof world) => view(text, of).groups.map(({ title }) => title);

it('lists actions before names that contain the word only inside another', () => {
  const servers = { ...world, nodes: world.nodes.slice(0, 2) };
  expect(titles('make', servers)).toEqual(['Actions', 'Nodes']);
  expect(view('make', servers).groups[0]?.items.map(({ name }) => name)).toEqual([
    'Make a node an egress gateway…',
    'Make a node an ingress gateway…',
    'Make a node a relay…',
  ]);
  expect(titles('make')).toEqual(['Nodes', 'Actions']);
  expect(titles('netmaker', servers)).toEqual(['Nodes', 'Actions']);
});

it('lists equal names in the same order for any order of the server', () => {
  const notes = (of: typeof world) => view('netmaker', of).groups[0]?.items.map(({ note }) => note);
  expect(notes(world)).toEqual(['node in lab', 'node in office']);
  expect(notes({ ...world, nodes: world.nodes.toReversed() })).toEqual(notes(world));
});

it.each([
  ['replace leaf-make', 'Replace leaf-make'],
  ['why leaf-make', 'Explain leaf-make to…'],
  ['why leaf-make netmaker-1', 'Explain leaf-make to netmaker-1'],
  ['explain leaf-make netmaker-1', 'Explain leaf-make to netmaker-1'],
  ['why can’t leaf-make reach netmaker-1', 'Explain leaf-make to netmaker-1'],
  ['why leaf-make nowhere', 'Explain leaf-make to…'],
  ['who reaches leaf-make', 'Reachability of leaf-make'],
  ['why', 'Explain…'],
  ['who reaches', 'Reachability of a node…'],
  ['add a node', 'Add a node to a network…'],
])('offers for “%s”: %s', (text, action) => {
  const names = view(text).groups.flatMap(({ items }) => items.map(({ name }) => name));
  expect(names[0]).toBe(action);
});

it('asks about two ends of the same network first', () => {
  const { groups, targets } = view('why netmaker leaf-make');
  const target = targets.get(groups[0]?.items[0]?.id ?? '');
  expect(target).toMatchObject({ action: { href: '?why=b..c' } });
});
