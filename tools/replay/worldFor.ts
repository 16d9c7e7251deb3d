import { communitySeed, enterpriseSeed, newServerSeed } from '../../mocks/scenarios/recordedSeed.ts';
import { restartServer } from '../../mocks/world/logs.ts';
import type { WireMetrics } from '../../mocks/wire/wire.ts';
import type { Settings, World } from '../../mocks/world/state.ts';
import { createWorld } from '../../mocks/world/world.ts';
import type { Exchange, Recording } from './exchange.ts';

export function worldFor(recording: Recording, exchange: Exchange, now: () => number): World {
  const { edition } = recording;
  const { name } = exchange;
  const seed = edition === 'community' ? communitySeed(now) : enterpriseSeed(now);
  const start = isWithoutUsers(name) ? { now } : isFresh(name) ? newServerSeed(now) : seed;
  const world = createWorld({ ...start, edition, settings: settingsFor(recording, exchange) });
  learnPasswords(world, recording.exchanges);
  learnMetrics(world, recording.exchanges);
  if (name.endsWith('.after-a-server-restart')) restartServer(world);
  return world;
}

function isFresh(name: string): boolean {
  return name.includes('.fresh-server') || name === 'post-users-adm-createadmin.already-exists';
}

function isWithoutUsers(name: string): boolean {
  return (
    (name.startsWith('post-users-adm-createadmin') && !isFresh(name)) || name.endsWith('.no-users-at-all')
  );
}

/** Returns the settings of the recorded server, with those in the exchange's name. */
function settingsFor({ exchanges }: Recording, exchange: Exchange): Partial<Settings> {
  const isConfig = (one: Exchange) => one.path === '/api/server/getconfig' && one.answer.status === 200;
  const usual = exchanges.filter(isConfig).toSorted((a, b) => a.name.length - b.name.length)[0];
  const config = isConfig(exchange) ? exchange : usual;
  const { name } = exchange;
  return {
    ...settingsIn(config?.answer.json),
    ...(/rce-(is-)?on/.test(name) && { rce: true }),
    ...(/rce-(is-)?off/.test(name) && { rce: false }),
    ...(name.includes('display-keys-off') && { displayKeys: false }),
    ...(name.includes('dns-off') && { dnsMode: false }),
    ...(name.includes('broker-off') && { broker: false }),
    ...((name.includes('client-mode-off') || name.includes('no-nodes-yet')) && { clientMode: false }),
    ...(name.includes('basic-auth-off') && { basicAuth: false }),
  };
}

function settingsIn(config: unknown): Partial<Settings> {
  const text = (field: string) => {
    const value: unknown = typeof config === 'object' && config !== null ? Reflect.get(config, field) : '';
    return typeof value === 'string' ? value : '';
  };
  if (text('Version') === '') return {};
  return {
    apiHost: text('APIHost'),
    apiPort: text('APIPort'),
    apiConnString: text('APIConnString'),
    publicAddress: text('CoreDNSAddr'),
    allowedOrigin: text('AllowedOrigin'),
    version: text('Version'),
    authProvider: text('AuthProvider'),
    clientId: text('ClientID'),
    clientSecret: text('ClientSecret'),
    frontendUrl: text('FrontendURL'),
    displayKeys: text('DisplayKeys') === 'on',
    dnsMode: text('DNSMode') === 'on',
    clientMode: text('ClientMode') === 'on',
    rce: text('RCE') === 'on',
  };
}

/** Adopts the passwords that the recorded server accepted. The seed has other ones. */
function learnPasswords(world: World, exchanges: readonly Exchange[]): void {
  for (const { path, body, answer } of exchanges) {
    if (path !== '/api/users/adm/authenticate' || answer.status !== 200) continue;
    if (typeof body !== 'object' || body === null) continue;
    const user = world.users.get(String(Reflect.get(body, 'username')));
    if (user) user.password = String(Reflect.get(body, 'password'));
  }
}

/** Adopts the metrics of the recorded server, because no call can create them. */
function learnMetrics(world: World, exchanges: readonly Exchange[]): void {
  const shown = exchanges
    .filter(({ path, answer }) => path.startsWith('/api/metrics') && answer.status === 200)
    .map(({ answer }) => JSON.stringify(answer.json))
    .toSorted((a, b) => b.length - a.length)[0];
  const recorded: { nodes?: Record<string, WireMetrics> } = JSON.parse(shown ?? '{}');
  const ids = new Map<string, string>();
  for (const { node_id, node_name, network } of Object.values(recorded.nodes ?? {})) {
    const same = [...world.nodes.values()].find(
      (node) => node.network === network && node.name === node_name,
    );
    if (same) ids.set(node_id, same.id);
  }
  for (const [recordedId, id] of ids) {
    const text = JSON.stringify(recorded.nodes?.[recordedId]);
    const known = [...ids].reduce((all, [from, to]) => all.replaceAll(from, to), text);
    world.metrics.set(id, JSON.parse(known));
  }
}
