import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, reachNodeId, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { overviewOf } from '../../../domain/reach/report/overview.ts';
import { createViewer, type Viewer } from '../../../domain/session/permissions.ts';
import { networkReachView } from './networkReachView.ts';

const admin = createViewer(aSessionUser(), true, []);

function anyViewOf(situation: ReachFixture, seenBy: Viewer) {
  const source = aReachSource(situation);
  return networkReachView({
    netid: 'prod-eu',
    overview: ready(overviewOf(source, 'prod-eu', NOW)),
    nodes: ready(source.nodes),
    networks: ready([aNetwork({ netid: 'prod-eu' })]),
    isRefreshing: false,
    impact: undefined,
    viewer: seenBy,
    query: new URLSearchParams(),
  });
}

function viewOf(situation: ReachFixture, seenBy = admin) {
  const view = anyViewOf(situation, seenBy);
  if (view.status !== 'ready') throw new Error(view.status);
  return view;
}

const silent = { lastCheckIn: NOW - 7200 };
const egress = { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: false };

it('divides all pairs, and counts paths to ranges separately', () => {
  const { figures } = viewOf({
    nodes: { ams: {}, ber: silent, fra: egress, lon: {} },
    blocked: [
      ['ams', 'lon'],
      ['lon', 'ams'],
    ],
  });
  expect(figures.map(({ label, figure, note }) => `${figure} ${label}: ${note}`)).toEqual([
    '2 pairs can reach each other: 33%, 5 configured and allowed',
    '1 have no path: 1 by ACL',
    '3 unknown: a node on the path offline for over 30 min',
    '3 one-way paths to ranges: no return path, not counted as pairs',
  ]);
});

it.each([
  [{ ams: silent, ber: silent }, 'pairs can reach each other: 0%, 1 configured and allowed'],
  [{ ams: {}, ber: {} }, 'pairs can reach each other: 100%'],
  [{ ams: {} }, 'pairs can reach each other: no pairs'],
])('counts the pairs of %o', (nodes, text) => {
  expect(viewOf({ nodes }).figures.map(({ label, note }) => `${label}: ${note}`)[0]).toBe(text);
});

it.each([
  [{ ams: {}, ber: {} }, '100%, if the ACLs allow it'],
  [{ ams: silent, ber: silent }, '0%, 1 configured, if the ACLs allow it'],
  [{ ams: {} }, 'no pairs'],
])('notes that ACLs are unknown for users: %o', (nodes, note) => {
  expect(viewOf({ nodes, hasRules: false }, aViewerAt({ 'prod-eu': 0 })).figures[0]?.note).toBe(note);
});

it('opens the explainer with both ends', () => {
  const { figures, panels } = viewOf({
    network: { isPointToSite: true },
    nodes: { hub: { isHub: true }, site1: {}, site2: {} },
    blocked: [
      ['hub', 'site2'],
      ['site2', 'hub'],
    ],
  });
  expect(figures[1]).toMatchObject({ figure: '2', note: '1 by ACL, 1 without the hub' });
  expect(panels.find(({ id }) => id === 'unreached')?.lines).toMatchObject([
    { name: 'site2', action: { href: `?why=${reachNodeId('hub')}..${reachNodeId('site2')}` } },
  ]);
});

it.each<[string, ReachFixture, string]>([
  ['a mesh', { nodes: { ams: {}, ber: {} } }, 'All nodes and clients can reach each other.'],
  [
    'a hub',
    { network: { isPointToSite: true }, nodes: { hub: { isHub: true }, ber: {}, fra: {} } },
    'All nodes and clients can reach the hub hub, but not each other.',
  ],
  [
    'one blocked pair',
    { nodes: { ams: {}, ber: {}, fra: {} }, blocked: [['ber', 'fra']] },
    'All nodes and clients are connected, but some pairs have no path.',
  ],
])('describes the connectivity of %s', (_, situation, rest) => {
  expect(viewOf(situation).panels.find(({ id }) => id === 'islands')?.rest).toBe(rest);
});

function ownView(names: readonly string[], seenBy: Viewer, hasRules = false) {
  return anyViewOf({ nodes: Object.fromEntries(names.map((name) => [name, {}])), hasRules }, seenBy);
}

/** A user who owns these nodes without access to the network. */
function ownerOf(names: readonly string[]): Viewer {
  const { nodes } = aReachSource({ nodes: Object.fromEntries(names.map((name) => [name, {}])) });
  const owner = aViewerAt({ 'prod-eu': 1 }, { nodes: nodes.map(({ id }) => id) });
  return { ...owner, user: { ...owner.user, networks: [] } };
}

it('reports an empty network only if all nodes are visible', () => {
  expect(ownView([], admin)).toMatchObject({ status: 'empty', heading: 'No nodes found' });
  expect(ownView([], aViewerAt({ 'prod-eu': 2 }))).toMatchObject({ heading: 'No nodes found' });
  expect(ownView([], ownerOf([]))).toMatchObject({
    status: 'empty',
    heading: 'You have no nodes here',
    text: expect.stringContaining('Other nodes in this network'),
  });
});

it('shows no figures for a user’s only visible node', () => {
  expect(ownView(['own'], ownerOf(['own']))).toMatchObject({
    status: 'empty',
    heading: 'You can only see your own node',
  });
});

it('shows a user only pairs of their own nodes', () => {
  expect(ownView(['a', 'b'], ownerOf(['a', 'b']))).toMatchObject({
    status: 'ready',
    figures: [{ note: '100%, if the ACLs allow it' }, {}, {}, {}],
    panels: [],
  });
});

it.each([
  [['a'], true, 'no pairs', 'no pairs'],
  [['a'], false, 'no pairs', 'no pairs'],
  [['a', 'b'], true, '100%', 'every pair has a path'],
  [['a', 'b'], false, '100%, if the ACLs allow it', 'every pair has a path'],
])('with the nodes %j, ACLs known: %s, shows %o and %o', (names, hasRules, first, second) => {
  const view = ownView(names, admin, hasRules);
  expect(view).toMatchObject({ figures: [{ note: first }, { note: second }, {}, {}] });
});
