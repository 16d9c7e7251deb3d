import { describe, expect, it } from 'vitest';
import { aclFromWire } from '../../src/domain/acl/aclWire.ts';
import { externalClientsFromWire } from '../../src/domain/externalClient/externalClientWire.ts';
import { networkFromWire } from '../../src/domain/network/networkWire.ts';
import { isSeenRecently, nodeHealth } from '../../src/domain/node/health.ts';
import { nodesFromWire } from '../../src/domain/node/nodeWire.ts';
import { reachIndex } from '../../src/domain/reach/network/reachIndex.ts';
import { allPairs } from '../../src/domain/reach/pairs/allPairs.ts';
import { hasBit } from '../../src/domain/reach/pairs/bits.ts';
import { NOW_MS } from '../fixtures/now.ts';
import { makeHandlers } from '../handlers/makeHandlers.ts';
import { textOf } from '../../tools/replay/answers.ts';
import type { ServerCall } from '../../tools/replay/exchange.ts';
import { Identities } from '../../tools/replay/identities.ts';
import { Replayer, type Answer } from '../../tools/replay/replayer.ts';
import { issueToken, readToken } from '../session/tokens.ts';
import { putAcls } from '../world/networks/acls.ts';
import { checkIn } from '../world/logs.ts';
import { measure } from '../world/nodes/metrics.ts';
import { adminCaller } from '../world/smallWorld.ts';
import type { World } from '../world/state.ts';
import { scenarios } from './scenarios.ts';

const now = () => NOW_MS;

function worldOf(name: string, nodes?: number) {
  const scenario = scenarios.get(name);
  if (!scenario) throw new Error(`no scenario ${name}`);
  return scenario.build(nodes === undefined ? { now } : { now, nodes });
}

describe('the scenarios', () => {
  it('have unique names', () => {
    expect([...scenarios.keys()]).toEqual([
      'community',
      'enterprise',
      'firstRun',
      'empty',
      'pendingNode',
      'hubNetwork',
      'clientLimit',
      'accessLevels',
      'overload',
      'unreachable',
      'expiredSession',
      'thousandNodes',
      'misconfigured',
    ]);
  });

  it.each([...scenarios.values()])('$name: all listed credentials are valid', (scenario) => {
    const { users } = scenario.build({ now });
    const found = scenario.logins.map(({ username }) => users.get(username)?.password);
    expect(found).toEqual(scenario.logins.map(({ password }) => password));
  });

  it.each([...scenarios.values()])('$name: two builds share no records', (scenario) => {
    const changed = scenario.build({ now });
    const untouched = scenario.build({ now });
    for (const node of changed.nodes.values()) node.networksettings.netid = 'changed';
    for (const node of changed.nodes.values()) node.egressgatewayrequest.interface = 'changed';
    for (const network of changed.networks.values()) network.accesskeys = null;
    const copies = [...untouched.nodes.values()];
    expect(copies.every((node) => node.networksettings.netid === node.network)).toBe(true);
    expect(copies.some((node) => node.egressgatewayrequest.interface === 'changed')).toBe(false);
  });

  it('have nodes that share no nested records', () => {
    const [first, ...others] = [...worldOf('community').nodes.values()];
    if (first) first.egressgatewayrequest.interface = 'changed';
    expect(others.some((node) => node.egressgatewayrequest.interface === 'changed')).toBe(false);
  });
});

describe('the community scenario', () => {
  const world = worldOf('community');
  const named = (name: string) => [...world.nodes.values()].filter((node) => node.name === name);

  it('has an IPv4 mesh, a dual stack and a point-to-site network', () => {
    const networks = [...world.networks.values()];
    expect(networks.map(({ netid, isipv6, ispointtosite }) => [netid, isipv6, ispointtosite])).toEqual([
      ['meshnet', 'no', 'no'],
      ['dualnet', 'yes', 'no'],
      ['p2snet', 'no', 'yes'],
    ]);
  });

  it('has gateways, relays, a hub and a pending node', () => {
    expect(named('gw-egress')[0]?.isegressgateway).toBe('yes');
    expect(named('gw-ingress')[0]?.isingressgateway).toBe('yes');
    expect(named('gw-relay')[0]?.relayaddrs).toEqual(['10.20.30.4', '10.20.30.5']);
    expect(named('site-hub')[0]?.ishub).toBe('yes');
    expect(named('pending-one')[0]?.ispending).toBe('yes');
    expect(named('netmaker-1').length).toBe(3);
  });

  it('blocks leaf-b from all nodes and two pairs manually, in both directions', () => {
    const container = world.acls.get('meshnet') ?? {};
    const names = new Map([...world.nodes.values()].map((node) => [node.id, node.name]));
    const blocked = Object.entries(container).flatMap(([row, cells]) =>
      Object.entries(cells)
        .filter(([, value]) => value === 1)
        .map(([column]) => [names.get(row), names.get(column)].join(' ')),
    );
    expect(blocked.filter((pair) => !pair.includes('leaf-b')).toSorted()).toEqual([
      'gw-egress win-desktop',
      'leaf-a mac-laptop',
      'mac-laptop leaf-a',
      'win-desktop gw-egress',
    ]);
    expect(blocked.filter((pair) => pair.includes('leaf-b')).length).toBe(16);
  });
});

describe('a generated server', () => {
  it('has the requested number of nodes, with unique ids and addresses', () => {
    const nodes = [...worldOf('thousandNodes', 2000).nodes.values()];
    expect(nodes.length).toBe(2000);
    expect(new Set(nodes.map((node) => node.id)).size).toBe(2000);
    expect(new Set(nodes.map((node) => node.address)).size).toBe(2000);
  });

  it('is the same on every start', () => {
    expect([...worldOf('thousandNodes', 50).nodes.values()]).toEqual([
      ...worldOf('thousandNodes', 50).nodes.values(),
    ]);
  });

  it('has all roles, a pending node and all health states', () => {
    const nodes = [...worldOf('thousandNodes').nodes.values()];
    const ages = nodes.map((node) => NOW_MS / 1000 - node.lastcheckin);
    for (const flag of [
      'isegressgateway',
      'isingressgateway',
      'isrelay',
      'isrelayed',
      'ispending',
    ] as const) {
      expect(nodes.some((node) => node[flag] === 'yes')).toBe(true);
    }
    expect(ages.some((age) => age < 300)).toBe(true);
    expect(ages.some((age) => age >= 300 && age < 1800)).toBe(true);
    expect(ages.some((age) => age >= 1800)).toBe(true);
  });
});

function expectedAndMeasured(world: World) {
  const nodes = nodesFromWire([...world.nodes.values()]);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const isLost = (id: string, at: number) => {
    const node = byId.get(id);
    return !node || nodeHealth(node, at).status === 'error';
  };
  /** The last report of a silent node is from its last check-in. */
  const reportedAt = (id: string) => {
    const node = byId.get(id);
    return node && !isSeenRecently(node, NOW_MS / 1000) ? node.lastCheckIn : NOW_MS / 1000;
  };
  return [...world.measured].flatMap((netid) => {
    const network = world.networks.get(netid);
    const index = reachIndex({
      networks: network ? [networkFromWire(network)] : [],
      nodes,
      clients: externalClientsFromWire([...world.extClients.values()]),
      acls: new Map([[netid, aclFromWire(world.acls.get(netid) ?? {})]]),
    });
    const pairs = allPairs(index, netid);
    const placeOf = new Map(pairs.keys.map((key, place) => [key, place]));
    return [...world.metrics].flatMap(([id, { connectivity }]) =>
      Object.entries(connectivity ?? {}).flatMap(([peerId, report]) => {
        const places = [placeOf.get(id) ?? -1, placeOf.get(peerId) ?? -1] as const;
        if (hasBit(pairs.unsure, pairs.stride, ...places)) return [];
        const isExpected = hasBit(pairs.reaches, pairs.stride, ...places) && !isLost(peerId, reportedAt(id));
        return [{ of: `${byId.get(id)?.name} ${report.node_name}`, isExpected, report }];
      }),
    );
  });
}

/** Without the misconfigured company, whose metrics contradict its ACLs on purpose. */
const enterpriseWorlds = [...scenarios.values()]
  .map(({ name, build }) => [name, build({ now, edition: 'enterprise', nodes: 120 })] as const)
  .filter(([name, { edition }]) => edition === 'enterprise' && name !== 'misconfigured');

describe.each(enterpriseWorlds)('the enterprise scenario of %s', (_, world) => {
  it('has metrics that match health and ACLs', () => {
    const pairs = expectedAndMeasured(world);
    expect(pairs.length).toBeGreaterThan(50);
    expect(pairs.filter(({ isExpected }) => isExpected).length).toBeGreaterThan(20);
    const differ = pairs.filter(({ isExpected, report }) => report.connected !== isExpected);
    expect(differ.map(({ of }) => of)).toEqual([]);
    const odd = pairs.filter(({ report }) => (report.latency === 999) === report.connected);
    expect(odd.map(({ of }) => of)).toEqual([]);
  });

  it('has nodes that receive what their peers send', () => {
    for (const [id, { connectivity }] of world.metrics) {
      for (const [peerId, { totalsent, connected }] of Object.entries(connectivity ?? {})) {
        const other = world.metrics.get(peerId)?.connectivity?.[id];
        // One of the two went offline before the other reported.
        if (other?.connected !== connected) continue;
        expect(other.totalreceived).toBe(totalsent);
      }
    }
  });
});

it('updates metrics with the next check-in after a change', () => {
  let at = NOW_MS;
  const world = scenarios.get('enterprise')?.build({ now: () => at });
  if (!world) throw new Error('no enterprise scenario');
  const [a, b] = ['gw-ingress', 'gw-relay'].map(
    (name) => [...world.nodes.values()].find((node) => node.name === name)?.id ?? '',
  );
  if (!a || !b) throw new Error('no such nodes');
  const isConnected = () => world.metrics.get(a)?.connectivity?.[b]?.connected;
  expect(isConnected()).toBe(true);
  const rows = world.acls.get('meshnet') ?? {};
  putAcls(world, adminCaller, 'meshnet', { [a]: { ...rows[a], [b]: 1 } });
  at += 60_000;
  expect(checkIn(world)).toBe(true);
  measure(world);
  expect(isConnected()).toBe(false);
});

function callsTo(name: string): { send: (call: ServerCall) => Promise<Answer> } {
  const world = worldOf(name);
  const replayer = new Replayer(world, makeHandlers(world));
  return { send: (call) => replayer.send(call, new Identities()) };
}

describe('scenarios with failures', () => {
  it.each(['/api/logs', '/api/metrics', '/api/metrics/meshnet', '/api/metrics/meshnet/some-node'])(
    'overload: GET %s is 503',
    async (path) => {
      const answer = await callsTo('overload').send({ as: 'admin', method: 'GET', path });
      expect(answer.status).toBe(503);
    },
  );

  it('overload: other calls work', async () => {
    const answer = await callsTo('overload').send({ as: 'admin', method: 'GET', path: '/api/nodes' });
    expect(answer.status).toBe(200);
  });

  it.each(['/api/server/health', '/api/nodes'])('unreachable: GET %s gets no response', async (path) => {
    const answer = await callsTo('unreachable').send({ method: 'GET', path });
    expect(answer.status).toBe(0);
  });

  it('expiredSession: a token expires a minute after login', () => {
    const world = worldOf('expiredSession');
    const [user] = world.users.values();
    const claims = user && readToken(world, issueToken(world, user));
    expect(claims?.exp).toBe(NOW_MS / 1000 + 60);
  });

  it.each(['lvl1-node', 'lvl2-client'])('clientLimit: %s can’t create another client', async (as) => {
    const calls = callsTo('clientLimit');
    const gateway = [...worldOf('clientLimit').nodes.values()].find(({ name }) => name === 'gw-ingress');
    const path = `/api/extclients/meshnet/${gateway?.id}`;
    const answer = await calls.send({ as, method: 'POST', path, body: {} });
    expect(JSON.parse(textOf(answer))).toEqual({ Code: 500, Message: 'user can not create more clients' });
  });

  it('hubNetwork: one network with one hub', () => {
    const world = worldOf('hubNetwork');
    expect([...world.networks.keys()]).toEqual(['p2snet']);
    expect([...world.nodes.values()].filter((node) => node.ishub === 'yes').map(({ name }) => name)).toEqual([
      'site-hub',
    ]);
  });

  it('pendingNode: three pending nodes, one of them on a network without manual sign-up', () => {
    const world = worldOf('pendingNode');
    const waiting = [...world.nodes.values()].filter((node) => node.ispending === 'yes');
    expect(waiting.map(({ network }) => world.networks.get(network)?.allowmanualsignup).toSorted()).toEqual([
      'no',
      'yes',
      'yes',
    ]);
  });
});
