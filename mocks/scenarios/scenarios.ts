import type { WireNetworkUser } from '../wire/wire.ts';
import type { Fault } from '../world/faults.ts';
import type { Edition, World } from '../world/state.ts';
import { createWorld, type WorldSeed } from '../world/world.ts';
import { adminPassword, userPassword, meshnetUsers } from './accounts.ts';
import { generatedSeed } from './generatedSeed.ts';
import { misconfiguredSeed } from './misconfigured.ts';
import { communitySeed, enterpriseSeed, newServerSeed, type Clock } from './recordedSeed.ts';
import { wireNode } from './wireNode.ts';
import { wireClient } from './wireRecords.ts';

/** Credentials for the login page. The passwords are fictional and public. */
type SignIn = { readonly username: string; readonly password: string; readonly rights: string };

type ScenarioOptions = {
  readonly now: Clock;
  /** Number of nodes; only for the generated scenario. */
  readonly nodes?: number;
  /** Only for the generated scenario, with 'community' as the default, and the misconfigured one, with 'enterprise'. */
  readonly edition?: Edition;
};

/** A predefined state of the simulated server, for `npm start`, stories and tests. */
export type Scenario = {
  readonly name: string;
  readonly title: string;
  readonly logins: readonly SignIn[];
  /** Returns a new, independent state on every call. */
  readonly build: (options?: ScenarioOptions) => World;
};

function scenario(
  name: string,
  title: string,
  signIns: readonly SignIn[],
  build: (options: ScenarioOptions) => World,
): Scenario {
  return { name, title, logins: signIns, build: (options = { now: Date.now }) => build(options) };
}

const admin: SignIn = { username: 'admin', password: adminPassword, rights: 'administrator' };

function user(username: string, rights: string): SignIn {
  return { username, password: userPassword, rights };
}

const communityUsers = [
  admin,
  user('alice', 'networks meshnet and dualnet'),
  user('bob', 'network p2snet'),
  user('carol', 'no networks'),
];

const levelUsers = [
  user('lvl0-admin', 'network administrator of meshnet'),
  user('lvl1-node', 'own nodes and external clients on meshnet'),
  user('lvl2-client', 'own external clients on meshnet'),
  user('lvl3-none', 'no access'),
];

/** Tokens are valid for 12 hours. A server whose clock is this far behind issues tokens that expire in a minute. */
const almostTwelveHours = (12 * 60 - 1) * 60 * 1000;

const overloadedCalls = ['GET /logs', 'GET /metrics', 'GET /metrics/*', 'GET /metrics/*/*'];

function failing(world: World, calls: readonly string[], fault: Fault): World {
  for (const call of calls) world.faults.add(call, fault);
  return world;
}

const all: readonly Scenario[] = [
  scenario('community', 'Three networks on the community edition', communityUsers, ({ now }) =>
    createWorld(communitySeed(now)),
  ),
  scenario('enterprise', 'The same networks on the enterprise edition', [admin, ...levelUsers], ({ now }) =>
    createWorld(enterpriseSeed(now)),
  ),
  scenario('firstRun', 'A new server without users', [], ({ now }) => createWorld({ now })),
  scenario('empty', 'A server with an administrator but no networks', [admin], ({ now }) =>
    createWorld(newServerSeed(now)),
  ),
  scenario('pendingNode', 'Nodes waiting for approval', [admin], ({ now }) => createWorld(pendingSeed(now))),
  scenario(
    'hubNetwork',
    'A point-to-site network with a hub',
    [admin, user('bob', 'network p2snet')],
    ({ now }) => createWorld(hubSeed(now)),
  ),
  scenario('clientLimit', 'Users at their external client limit', levelUsers.slice(1, 3), ({ now }) =>
    createWorld(clientLimitSeed(now)),
  ),
  scenario('accessLevels', 'One user for each access level', levelUsers, ({ now }) =>
    createWorld(enterpriseSeed(now)),
  ),
  scenario('overload', 'Logs and metrics fail on every request', [admin], ({ now }) =>
    failing(createWorld(enterpriseSeed(now)), overloadedCalls, { kind: 'status', status: 503 }),
  ),
  scenario(
    'unreachable',
    'A server that closes every connection without a response',
    communityUsers,
    ({ now }) => failing(createWorld(communitySeed(now)), ['*'], { kind: 'refuse' }),
  ),
  scenario('expiredSession', 'Sessions that expire one minute after login', communityUsers, ({ now }) =>
    createWorld(communitySeed(() => now() - almostTwelveHours)),
  ),
  scenario(
    'thousandNodes',
    'A generated network with many nodes',
    [admin],
    ({ now, nodes = 1000, edition = 'community' }) => createWorld(generatedSeed(now, nodes, edition)),
  ),
  scenario(
    'misconfigured',
    'A company with a fault of every kind, on the enterprise edition',
    [admin],
    ({ now, edition = 'enterprise' }) => createWorld(misconfiguredSeed(now, edition)),
  ),
];

/** The scenarios by name, in display order. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(all.map((entry) => [entry.name, entry]));

/** The community server with two more pending nodes, one of them on a network without manual sign-up. */
function pendingSeed(now: Clock): WorldSeed {
  const seconds = Math.floor(now() / 1000);
  const seed = communitySeed(now);
  const asking = [
    { netid: 'dualnet', name: 'lobby-screen', address: '10.40.50.7', address6: 'fd00:40:50::6', age: 20 },
    { netid: 'p2snet', name: 'till-4', address: '10.60.70.5', age: 2 * 3600 },
  ];
  const nodes = asking.flatMap(({ netid, ...node }) => {
    const network = seed.networks?.find((candidate) => candidate.netid === netid);
    return network ? [wireNode(seconds, network, { ...node, ispending: 'yes', accesskey: 'none' })] : [];
  });
  return { ...seed, nodes: [...(seed.nodes ?? []), ...nodes] };
}

/** The community server with its point-to-site network only. */
function hubSeed(now: Clock): WorldSeed {
  const { networks = [], nodes = [], dns = [], ...seed } = communitySeed(now);
  return {
    ...seed,
    networks: networks.filter(({ netid }) => netid === 'p2snet'),
    nodes: nodes.filter(({ network }) => network === 'p2snet'),
    dns: dns.filter(({ network }) => network === 'p2snet'),
    acls: {},
    extClients: [],
  };
}

/** The enterprise server, on which the users of levels 1 and 2 have reached their client limit. */
function clientLimitSeed(now: Clock): WorldSeed {
  const seed = enterpriseSeed(now);
  const gateway = seed.nodes?.find(({ name }) => name === 'gw-ingress');
  if (!gateway) return seed;
  const addresses = { 'lvl1-phone': '10.20.30.14', 'lvl1-tablet': '10.20.30.15' };
  const clients = Object.entries(addresses).map(([clientid, address]) =>
    wireClient(Math.floor(now() / 1000), gateway, { clientid, address, ownerid: 'lvl1-node' }),
  );
  const atLimit = (record: WireNetworkUser) =>
    record.id === 'lvl1-node'
      ? { ...record, clients: Object.keys(addresses), clientlimit: clients.length }
      : record;
  return {
    ...seed,
    extClients: [...(seed.extClients ?? []), ...clients],
    networkUsers: { ...seed.networkUsers, meshnet: meshnetUsers.map(atLimit) },
  };
}
