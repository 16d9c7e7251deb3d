import { describe, expect, it } from 'vitest';
import {
  fleetClients,
  fleetDnsEntries,
  fleetNetworks,
  fleetUsers,
} from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { DashboardInput } from './dashboardCards.ts';
import { dashboardView } from './dashboardView.ts';

const ready = <T>(value: T): Loadable<T> => ({ status: 'ready', value, loadedAt: NOW_MS - 4000 });
const input: DashboardInput = {
  nodes: ready(fleetNodes),
  networks: ready(fleetNetworks),
  externalClients: ready(fleetClients),
  dnsEntries: ready(fleetDnsEntries),
  users: ready(fleetUsers),
  logs: ready([]),
  isEE: true,
  isDnsOn: true,
  now: NOW_MS,
};
const card = (id: string, changes: Partial<DashboardInput> = {}) =>
  dashboardView({ ...input, ...changes }).cards.find((one) => one.id === id);

describe('dashboard', () => {
  it('has the nine cards in the order of the specification', () => {
    expect(dashboardView(input).cards.map(({ id, figure }) => [id, figure])).toEqual([
      ['networks', 6],
      ['nodes', 128],
      ['graphs', 6],
      ['accessKeys', 14],
      ['externalClients', 23],
      ['dns', 141],
      ['users', 11],
      ['admin', undefined],
      ['acls', undefined],
    ]);
  });

  it('counts 0 DNS entries while DNS mode is off, and says so', () => {
    expect(card('dns', { isDnsOn: false })).toMatchObject({ figure: 0, note: 'DNS is disabled' });
  });

  it('tells a list that is on its way from one that could not be loaded', () => {
    expect(card('users', { users: { status: 'loading' } })?.figure).toBe('loading');
    const failed: Loadable<never> = { status: 'failed', failure: { kind: 'timeout' } };
    expect(card('users', { users: failed })).toMatchObject({
      figure: 'unknown',
      note: 'could not be loaded',
    });
  });

  it('offers metrics, permissions and groups on the enterprise edition only', () => {
    expect(card('admin')?.links.map(({ label }) => label)).toEqual(['Server logs', 'Metrics']);
    expect(card('admin', { isEE: false })?.links.map(({ label }) => label)).toEqual(['Server logs']);
    expect(card('users')?.actions).toHaveLength(2);
    expect(card('users', { isEE: false })?.actions).toHaveLength(0);
  });

  it('offers approval where the network takes nodes without keys', () => {
    const approvable = dashboardView(input).attention?.filter(({ approval }) => approval);
    const closed = fleetNetworks.map((network) => ({ ...network, allowManualSignup: false }));
    expect(approvable?.length).toBeGreaterThan(0);
    const rows = dashboardView({ ...input, networks: ready(closed) }).attention;
    expect(rows?.filter(({ approval }) => approval)).toEqual([]);
    expect(rows?.filter(({ sign }) => sign === 'pending').map(({ text }) => text)).toEqual(
      approvable?.map(({ text }) => `${text}, which takes no nodes without keys`),
    );
  });

  it('keeps the fleet of the last read when a refresh fails, and says so', () => {
    const stale: Loadable<typeof fleetNodes> = {
      status: 'ready',
      value: fleetNodes,
      loadedAt: NOW_MS - 60_000,
      staleBecause: { kind: 'unreachable', offline: false },
    };
    const view = dashboardView({ ...input, nodes: stale });
    expect(view.fleet).toMatchObject({ status: 'ready', counts: { all: 128 } });
    expect(view.freshness).toMatchObject({
      updated: { at: NOW_MS / 1000 - 60 },
      staleBecause: 'Could not reach server',
    });
  });
});
