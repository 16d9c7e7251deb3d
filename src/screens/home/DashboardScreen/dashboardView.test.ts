import { describe, expect, it } from 'vitest';
import { aServerConfig } from '../../../../mocks/fixtures/serverConfig.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import {
  fleetClients,
  fleetDnsEntries,
  fleetNetworks,
  fleetUsers,
} from '../../../../mocks/fixtures/fleet.ts';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { fleetFindings } from '../../../../mocks/fixtures/findings.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { type Finding, nodeSubject, type Severity } from '../../../domain/findings/finding.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Node } from '../../../domain/node/node.ts';
import { parseLog } from '../../../domain/testing/parseLog.ts';
import { paths } from '../../../domain/paths.ts';
import type { DashboardPage } from './dashboardCards.ts';
import { dashboardView } from './dashboardView.ts';
import { getStartedView, isWithoutMachines } from './getStarted.ts';

const findings = fleetFindings();
const given: GivenRecords = {
  nodes: ready(fleetNodes, 4),
  networks: ready(fleetNetworks, 4),
  clients: ready(fleetClients, 4),
  dns: ready(fleetDnsEntries, 4),
  users: ready(fleetUsers, 4),
  config: ready(aServerConfig({ isEE: true })),
};
const page: DashboardPage = {
  logs: ready([], 4),
  nameOf: () => undefined,
  findings: ready(findings),
  isGettingStarted: false,
  now: NOW_MS,
};
type Changes = GivenRecords & Partial<DashboardPage>;
const viewOf = (changes: Changes = {}) =>
  dashboardView(recordsOf({ ...given, ...changes }), { ...page, ...changes });
const card = (label: string, changes: Changes = {}) =>
  viewOf(changes).cards.find((one) => one.label === label);

describe('dashboard', () => {
  it('has the nine cards in the order of the specification', () => {
    expect(viewOf().cards.map(({ label, figure }) => [label, figure])).toEqual([
      ['Networks', 6],
      ['Nodes', 128],
      ['Graphs', 6],
      ['Access keys', 14],
      ['Ext. clients', 23],
      ['DNS entries', 141],
      ['Users', 11],
      ['Admin tools', undefined],
      ['ACLs', undefined],
    ]);
  });

  it('counts blocked pairs once the ACLs of all networks are loaded', () => {
    const counts = fleetNetworks.map(({ netid }, index) => [netid, index] as const);
    expect(card('ACLs', { blockedPairs: new Map(counts) })).toMatchObject({
      figure: 15,
      note: 'blocked pairs',
    });
    expect(card('ACLs', { blockedPairs: new Map(counts.slice(1)) })).toMatchObject({
      figure: undefined,
      links: [{ label: 'ACL matrix' }],
    });
  });

  it('shows 0 DNS entries with a note while DNS mode is off', () => {
    expect(card('DNS entries', { config: ready(aServerConfig({ isDnsOn: false })) })).toMatchObject({
      figure: 0,
      note: 'DNS is disabled',
    });
  });

  it('distinguishes loading lists from failed ones', () => {
    expect(card('Users', { users: { status: 'loading' } })?.figure).toBe('loading');
    const failed: Loadable<never> = { status: 'failed', failure: { kind: 'timeout' } };
    expect(card('Users', { users: failed })).toMatchObject({
      figure: 'unknown',
      note: 'couldn’t be loaded',
    });
  });

  it('offers metrics, permissions and groups on the enterprise edition only', () => {
    expect(card('Admin tools')?.links?.map(({ label }) => label)).toEqual(['Server logs', 'Metrics']);
    expect(card('Admin tools', { config: ready(aServerConfig()) })?.links?.map(({ label }) => label)).toEqual(
      ['Server logs'],
    );
    expect(card('Users')?.actions).toHaveLength(2);
    expect(card('Users', { config: ready(aServerConfig()) })?.actions).toHaveLength(0);
  });

  const attentionIn = (found: readonly Finding[]) => {
    const { attention } = viewOf({ findings: ready(found) });
    return attention.status === 'ready' ? attention : undefined;
  };
  const finding = (kind: string, severity: Severity, at = 0): Finding => {
    const check = { kind, severity, title: kind, why: '', advice: '' };
    return { key: `${kind} ${at}`, severity, check, subjects: [], text: '', facts: [], networks: [] };
  };
  const made = (...severities: readonly Severity[]) =>
    severities.map((severity, at) => finding(severity, severity, at));
  const many = (severity: Severity, count: number) => Array.from({ length: count }, () => severity);

  it('groups findings by what is broken, waits and is risky, and counts the rest', () => {
    const attention = attentionIn(made('broken', 'risky', 'waiting', 'tidyUp', 'risky', 'tidyUp'));
    expect(attention).toMatchObject({ count: 4, more: 0, tidyUp: 2 });
    expect(attention?.groups.map(({ severity, count }) => [severity, count])).toEqual([
      ['broken', 1],
      ['waiting', 1],
      ['risky', 2],
    ]);
  });

  it('lists a node that waits for approval whatever else there is', () => {
    const rowsIn = (...severities: readonly Severity[]) =>
      attentionIn(made(...severities))?.groups.map(({ severity, rows }) => [severity, rows.length]);
    expect(rowsIn(...many('broken', 14), 'waiting', 'waiting', 'risky')).toEqual([
      ['broken', 11],
      ['waiting', 1],
      ['risky', 0],
    ]);
    expect(rowsIn(...many('broken', 2), 'waiting', ...many('risky', 20))).toEqual([
      ['broken', 2],
      ['waiting', 1],
      ['risky', 9],
    ]);
    expect(attentionIn(made(...many('broken', 14), 'waiting', 'waiting', 'risky'))?.more).toBe(5);
  });

  it('has the age of a finding about one node that is silent or waits', () => {
    const [silent, asking] = [
      aNode({ name: 'silent', lastCheckIn: NOW_MS / 1000 - 7200 }),
      aNode({ name: 'asking', isPending: true, lastModified: NOW_MS / 1000 - 60 }),
    ];
    const sinceOf = (...nodes: readonly Node[]) => {
      const found = [{ ...finding('offline', 'broken'), subjects: nodes.map(nodeSubject) }];
      const { attention } = viewOf({
        nodes: ready([silent, asking], 4),
        findings: ready(found),
      });
      return attention.status === 'ready' ? attention.groups[0]?.rows[0]?.since : 'loading';
    };
    expect(sinceOf(silent)).toBe(NOW_MS / 1000 - 7200);
    expect(sinceOf(asking)).toBe(NOW_MS / 1000 - 60);
    expect(sinceOf(silent, asking)).toBeUndefined();
  });

  it('lists a silent node that has another finding once', () => {
    const node = aNode({ name: 'silent', lastCheckIn: NOW_MS / 1000 - 7200 });
    const about = (kind: string) => ({ ...finding(kind, 'risky'), subjects: [nodeSubject(node)] });
    const { attention } = viewOf({
      nodes: ready([node], 4),
      findings: ready([about('offline'), about('isolated')]),
    });
    const [group] = attention.status === 'ready' ? attention.groups : [];
    expect(group?.rows).toMatchObject([
      { finding: { check: { kind: 'isolated' } }, since: NOW_MS / 1000 - 7200 },
    ]);
  });

  it.each([
    [[0, 0], [], 'All 2 nodes healthy'],
    [[0, 7200], ['broken'], '1 node offline'],
    [[0, 0], ['broken'], '1 broken'],
    [[0, 600], ['risky', 'waiting'], '1 risk'],
  ] as const)('says how %o s of silence and %o findings are', (silences, severities, verdict) => {
    const nodes = silences.map((silence) => aNode({ lastCheckIn: NOW_MS / 1000 - 5 - silence }));
    const view = viewOf({ nodes: ready(nodes, 4), findings: ready(made(...severities)) });
    expect(view.verdict).toBe(verdict);
  });

  it('keeps the fleet when a refresh fails and explains it', () => {
    const stale: Loadable<typeof fleetNodes> = {
      status: 'ready',
      value: fleetNodes,
      loadedAt: NOW_MS - 60_000,
      staleBecause: { kind: 'unreachable', offline: false },
    };
    const view = viewOf({ nodes: stale });
    expect(view.fleet).toMatchObject({ status: 'ready', counts: { all: 128 } });
    expect(view.freshness).toMatchObject({
      updated: { at: NOW_MS / 1000 - 60 },
      staleBecause: 'Could not reach server',
    });
  });
});

it('lists the next nodes that expire within 30 days', () => {
  const day = 24 * 60 * 60;
  const nodes = [31, 12, -1, 3].map((days) =>
    aNode({ name: `in-${days}`, expiresAt: NOW_MS / 1000 + days * day }),
  );
  const { expiring } = viewOf({ nodes: ready([...nodes, aNode({ expiresAt: 0 })], 4) });
  expect(expiring).toMatchObject({
    rows: [
      { name: 'in-3', when: 'in 3 days' },
      { name: 'in-12', when: 'in 12 days' },
    ],
  });
});

describe('today', () => {
  const read = (log: string, changes: Changes = {}) => {
    const view = viewOf({ ...changes, logs: ready(parseLog(log), 4) }).today;
    return view.status === 'ready' ? view : undefined;
  };
  const today = (line: string, changes: Changes = {}) =>
    read(`[netmaker] 2026-11-21 14:02:12 ${line} (1) `, changes)?.actions;

  it.each([
    [
      'mira DNS entry is set: {Address:10.20.30.77 Address6: Name:printer Network:prod-eu}',
      'set DNS entry',
      'printer in prod-eu',
      '/networks/prod-eu',
    ],
    [
      'mira created access key ci-runners on prod-us',
      'created access key',
      'ci-runners in prod-us',
      '/networks/prod-us',
    ],
    ['mira updated ACLs for network prod-eu', 'updated ACLs in', 'prod-eu', '/networks/prod-eu'],
    ['mira deleted network attic', 'deleted network', 'attic', undefined],
  ])('reads %o like the log page', (line, action, target, href) => {
    expect(today(line)).toEqual([{ time: '14:02', who: 'mira', action, target, href }]);
  });

  it.each([
    [' Deleted node lab-1 from network attic', 'Deleted node', 'lab-1 from attic'],
    ['lena was created', 'Created user', 'lena'],
  ])('names no user for %o', (line, action, target) => {
    expect(today(line)).toEqual([{ time: '14:02', who: undefined, action, target, href: undefined }]);
  });

  it('uses the server’s day and leaves out earlier days', () => {
    const log = [
      '[netmaker] 2026-11-20 23:59:12 mira created network a (1) ',
      '[netmaker] 2026-11-21 00:01:12 admin was authenticated (1) ',
    ].join('\n');
    const since = undefined;
    expect(read(log)).toEqual({ status: 'ready', day: '21 Nov 2026', since, actions: [] });
    expect(read('')).toEqual({ status: 'ready', day: undefined, since, actions: [] });
  });

  it('shows since when the log knows, if it is younger than the day', () => {
    expect(read('[netmaker] 2026-11-21 13:49:12 admin was authenticated (1) ')?.since).toBe('13:49');
  });

  it('links to the node of an action', () => {
    const node = aNode({ name: 'fra-gw-01', network: 'prod-eu' });
    const [action] =
      today(`mira created egress gateway on node ${node.id} on network ${node.network}`, {
        nodes: ready([node], 4),
        nameOf: () => node.name,
      }) ?? [];
    expect(action).toMatchObject({ target: 'fra-gw-01 in prod-eu', href: paths.node(node) });
  });
});

describe('parts that could not be loaded', () => {
  it('report their failure', () => {
    const failed: Loadable<never> = { status: 'failed', failure: { kind: 'unreachable', offline: false } };
    expect(viewOf({ findings: failed }).attention).toEqual({
      status: 'failed',
      reason: 'Could not reach server',
    });
    expect(viewOf({ findings: { status: 'loading' } }).attention).toEqual({
      status: 'loading',
    });
  });
});

describe('the first hour', () => {
  const server = aNode({ isServer: true, network: 'office' });
  const machine = aNode({ name: 'laptop', network: 'office' });
  const bare = aNetwork({ netid: 'office', accessKeys: [] });
  const keyed = aNetwork({ netid: 'office', accessKeys: [anAccessKey({ name: 'first' })] });

  it.each([
    ['nothing', [], [], 0, 'network', '/networks/create'],
    ['a network', [bare], [server], 1, 'key', '/access-keys/office/create'],
    ['a key', [keyed], [server], 2, 'command', '/access-keys/office/details/first'],
    ['a waiting machine', [bare], [server, { ...machine, isPending: true }], 3, 'joined', undefined],
    ['a machine', [bare], [server, machine], 4, undefined, undefined],
  ] as const)('with %s leads to the next step', (_, networks, nodes, done, next, href) => {
    const view = getStartedView(recordsOf({ networks: ready(networks, 4), nodes: ready(nodes, 4) }));
    const step = view?.steps.find(({ isNext }) => isNext);
    expect(view?.done).toBe(done);
    expect(step?.id).toBe(next);
    expect(step?.action?.href).toBe(href);
  });

  it('offers approval of a waiting machine', () => {
    const asking = { ...machine, isPending: true };
    const view = getStartedView(recordsOf({ networks: ready([bare], 4), nodes: ready([asking], 4) }));
    expect(view?.steps.at(-1)).toMatchObject({ approval: asking, text: 'laptop is waiting to join office.' });
  });

  it('ends with the first approved machine', () => {
    expect(isWithoutMachines(ready([server, { ...machine, isPending: true }], 4))).toBe(true);
    expect(isWithoutMachines(ready([server, machine], 4))).toBe(false);
    expect(isWithoutMachines({ status: 'loading' })).toBeUndefined();
  });
});
