import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, situationNode, type Situation } from '../../../../mocks/fixtures/reach.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { overviewOf } from '../../../domain/reach/report/overview.ts';
import { viewer, type Viewer } from '../../../domain/session/permissions.ts';
import { networkReachView } from './networkReachView.ts';

const admin = viewer(aSessionUser(), true, []);

function anyViewOf(situation: Situation, seenBy: Viewer) {
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

function viewOf(situation: Situation, seenBy = admin) {
  const view = anyViewOf(situation, seenBy);
  if (view.status !== 'ready') throw new Error(view.status);
  return view;
}

const silent = { lastCheckIn: NOW - 7200 };
const egress = { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: false };

it('divides the pairs without rest, and keeps what leads into ranges apart', () => {
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
    '3 unknown: a node on the path not seen for over 30 min',
    '3 one-way paths into ranges: no return path, not counted as pairs',
  ]);
});

it.each([
  [{ ams: silent, ber: silent }, 'pairs can reach each other: 0%, 1 configured and allowed'],
  [{ ams: {}, ber: {} }, 'pairs can reach each other: 100%'],
  [{ ams: {} }, 'pairs can reach each other: no pairs'],
])('gives a stale network its figure: %o', (nodes, text) => {
  expect(viewOf({ nodes }).figures.map(({ label, note }) => `${label}: ${note}`)[0]).toBe(text);
});

it.each([
  [{ ams: {}, ber: {} }, '100%, if the ACLs allow it'],
  [{ ams: silent, ber: silent }, '0%, 1 configured, if the ACLs allow it'],
  [{ ams: {} }, 'no pairs'],
])('leaves the ACLs open to whoever cannot read them: %o', (nodes, note) => {
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
    { name: 'site2', action: { href: `?why=${situationNode('hub')}..${situationNode('site2')}` } },
  ]);
});

it.each<[string, Situation, string]>([
  [
    'a mesh',
    { nodes: { ams: {}, ber: {} } },
    'All of them can reach each other, directly or through others.',
  ],
  [
    'a hub',
    { network: { isPointToSite: true }, nodes: { hub: { isHub: true }, ber: {}, fra: {} } },
    'All of them can reach the hub hub, but not each other.',
  ],
  [
    'one blocked pair',
    { nodes: { ams: {}, ber: {}, fra: {} }, blocked: [['ber', 'fra']] },
    'All of them are connected, but not every pair has a path.',
  ],
])('says how %s holds together', (_, situation, rest) => {
  expect(viewOf(situation).panels.find(({ id }) => id === 'islands')?.rest).toBe(rest);
});

function ownView(names: readonly string[], seenBy: Viewer, hasRules = false) {
  return anyViewOf({ nodes: Object.fromEntries(names.map((name) => [name, {}])), hasRules }, seenBy);
}

/** Somebody whose own nodes these are; the network is not in their list. */
function ownerOf(names: readonly string[]): Viewer {
  const { nodes } = aReachSource({ nodes: Object.fromEntries(names.map((name) => [name, {}])) });
  const owner = aViewerAt({ 'prod-eu': 1 }, { nodes: nodes.map(({ id }) => id) });
  return { ...owner, user: { ...owner.user, networks: [] } };
}

it('says that there are no nodes only where all of them are listed', () => {
  expect(ownView([], admin)).toMatchObject({ status: 'empty', heading: 'No nodes found' });
  expect(ownView([], aViewerAt({ 'prod-eu': 2 }))).toMatchObject({ heading: 'No nodes found' });
  expect(ownView([], ownerOf([]))).toMatchObject({
    status: 'empty',
    heading: 'You have no nodes here',
    text: expect.stringContaining('Other nodes in this network'),
  });
});

it('judges nothing by the only node of theirs that a user is shown', () => {
  expect(ownView(['own'], ownerOf(['own']))).toMatchObject({
    status: 'empty',
    heading: 'Nothing to compare with your node',
  });
});

it('tells a user of pairs of their own nodes, and nothing of the network', () => {
  expect(ownView(['a', 'b'], ownerOf(['a', 'b']))).toMatchObject({
    status: 'ready',
    figures: [{ note: '100%, if the ACLs allow it' }, {}, {}, {}],
    panels: [],
  });
});

it.each([
  [['a'], true, 'no pairs', 'no pairs'],
  [['a'], false, 'no pairs', 'no pairs'],
  [['a', 'b'], true, '100%', 'every pair has one'],
  [['a', 'b'], false, '100%, if the ACLs allow it', 'every pair has one'],
])('with the nodes %j, rules known: %s, says %o and %o', (names, hasRules, first, second) => {
  const view = ownView(names, admin, hasRules);
  expect(view).toMatchObject({ figures: [{ note: first }, { note: second }, {}, {}] });
});
