import { expect, it } from 'vitest';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { findables } from '../../../domain/find/findables.ts';
import { viewer } from '../../../domain/session/permissions.ts';
import { findView } from './findView.ts';

const who = viewer(aSessionUser(), true, []);
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

/** Whatever holds the text. */
function view(text: string, of: typeof world = world) {
  const things = findables(of, who);
  const find = (wanted: string) =>
    things
      .filter(({ name }) => name.includes(wanted))
      .map((thing) => ({ thing, marks: [thing.name.indexOf(wanted), thing.name.length] }));
  return findView({ text, scope: undefined, things, find, recent: [], who, netid: undefined });
}

const titles = (text: string, of?: typeof world) => view(text, of).groups.map(({ title }) => title);

it('offers what is to be done before names that only hold the word inside of one of theirs', () => {
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

it('names those of one name in the same order, whichever the server tells first', () => {
  const notes = (of: typeof world) => view('netmaker', of).groups[0]?.items.map(({ note }) => note);
  expect(notes(world)).toEqual(['node in lab', 'node in office']);
  expect(notes({ ...world, nodes: world.nodes.toReversed() })).toEqual(notes(world));
});

it.each([
  ['why leaf-make', 'Why can’t leaf-make reach…'],
  ['why leaf-make netmaker-1', 'Why can’t leaf-make reach…'],
  ['who reaches leaf-make', 'Who reaches leaf-make, and whom it reaches'],
  ['why', 'Why can’t one reach another…'],
  ['who reaches', 'Who reaches a node, and whom it reaches…'],
])('offers for “%s”: %s', (text, action) => {
  const names = view(text).groups.flatMap(({ items }) => items.map(({ name }) => name));
  expect(names[0]).toBe(action);
});
