import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { recordsOf } from '../../../../mocks/fixtures/records.ts';
import type { Node } from '../../../domain/node/node.ts';
import { connectivityOf } from '../../../domain/reach/report/connectivity.ts';
import { createViewer, type Viewer } from '../../../domain/session/permissions.ts';
import { connectivityView } from './connectivityView.ts';

const admin = createViewer(aSessionUser(), true, []);

function viewOf(situation: ReachFixture, viewer: Viewer = admin) {
  const source = aReachSource(situation);
  const connectivity = ready(connectivityOf(source, 'prod-eu', NOW));
  return connectivityView(recordsOf({ viewer, nodes: ready(source.nodes) }), 'prod-eu', connectivity);
}

function linesOf(situation: ReachFixture, viewer?: Viewer) {
  const view = viewOf(situation, viewer);
  if (view?.status !== 'ready') throw new Error(`The strip is ${view?.status ?? 'missing'}`);
  return view.figures.map(({ figure, label, hint }) => `${figure} ${label}: ${hint}`);
}

const silent = { lastCheckIn: NOW - 7200 };
const egress = { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: false };

it('divides all pairs, and counts paths to ranges separately', () => {
  const blocked = [
    ['ams', 'lon'],
    ['lon', 'ams'],
  ] as const;
  expect(linesOf({ nodes: { ams: {}, ber: silent, fra: egress, lon: {} }, blocked })).toEqual([
    '2 Reachable: 33% of 6 pairs of nodes and clients',
    '1 No path: 1 by ACL',
    '3 One-way: 3 paths to ranges without a return path',
    '3 Unknown: 3 via nodes offline for over 30 min',
  ]);
});

it('says so where there is nothing to count', () => {
  expect(linesOf({ nodes: { ams: {}, ber: {} } })).toEqual([
    '1 Reachable: 100% of 1 pair of nodes and clients',
    '0 No path: Every pair has a path',
    '0 One-way: Every path to a range has a return path',
    '0 Unknown: No offline nodes on any path',
  ]);
});

it('divides pairs without a path by cause', () => {
  const [, noPath] = linesOf({
    network: { isPointToSite: true },
    nodes: { hub: { isHub: true }, site1: {}, site2: {}, site3: { isConnected: false } },
    blocked: [['hub', 'site2']],
  });
  expect(noPath).toBe('5 No path: 1 by ACL, 3 without the hub, 1 for other reasons');
});

it('notes that no ACL is the cause', () => {
  expect(linesOf({ nodes: { ams: {}, ber: { isConnected: false } } })[1]).toBe(
    '1 No path: None blocked by ACLs',
  );
});

it('counts duplicate addresses as unknown', () => {
  const nodes = { ams: {}, ber: {}, lon: { relays: ['ber'] }, osl: { relays: ['ber'] } };
  expect(linesOf({ nodes })[3]).toBe('3 Unknown: 3 with duplicate addresses');
});

it('offers the explainer to network administrators, and notes that ACLs may block pairs', () => {
  const user = aViewerAt({ 'prod-eu': 0 });
  const nodes = { ams: {}, ber: {} };
  expect(linesOf({ nodes, hasRules: false }, user)[0]).toMatch(/^1 Reachable, ignoring ACLs: 100%/);
  expect(viewOf({ nodes, hasRules: false }, user)).toMatchObject({
    whyHref: '?why=..',
    notice: { fact: 'Only administrators can view a network’s ACLs.' },
  });
  expect(viewOf({ nodes, hasRules: false }, aViewerAt({ 'prod-eu': 1 }))).toMatchObject({
    whyHref: undefined,
  });
  expect(viewOf({ nodes })).toMatchObject({ whyHref: '?why=..', notice: undefined });
});

it.each<[string, ReachFixture]>([
  ['no nodes', { nodes: {} }],
  ['one node', { nodes: { ams: {} } }],
])('shows nothing for %s', (_, situation) => {
  expect(viewOf(situation)).toBeUndefined();
});

it('shows a failure, and nothing of it for an empty network', () => {
  const failed = { status: 'failed', failure: { kind: 'timeout' } } as const;
  const { nodes } = aReachSource({ nodes: { ams: {}, ber: {} } });
  const viewOfFailed = (listed: readonly Node[]) =>
    connectivityView(recordsOf({ nodes: ready(listed) }), 'prod-eu', failed);
  expect(viewOfFailed(nodes)).toEqual({
    status: 'failed',
    reason: 'Could not reach server: the request timed out',
  });
  expect(viewOfFailed([])).toBeUndefined();
});
