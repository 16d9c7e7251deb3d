import { hostileTexts } from '../fixtures/hostileTexts.ts';
import { clientKey, type World } from '../world/state.ts';

/** Keywords of the server, which must stay valid. */
const keywords: ReadonlySet<string> = new Set(['', 'yes', 'no', 'on', 'off', 'unset', '*', 'noop', 'delete']);

/** Identifiers can't contain slashes, because they are segments of API paths. */
const hostileNames = hostileTexts.filter((text) => !text.includes('/'));

export const sentinel = 'SENTINEL-secret';

/**
 * Prefixes every text of a simulated server with an XSS payload, and replaces all secrets by `sentinel`. Equal texts get
 * the same prefix, so references stay valid.
 */
export function makeHostile(world: World): void {
  const names = namesOf(world);
  const known = new Map<string, string>();
  const nextName = inTurn(hostileNames);
  const nextText = inTurn(hostileTexts);

  function hostile(text: string): string {
    if (keywords.has(text)) return text;
    const previous = known.get(text);
    if (previous !== undefined) return previous;
    const prefix = names.has(text) ? nextName() : nextText();
    known.set(text, prefix + text);
    return prefix + text;
  }

  function hostileValue(value: unknown): unknown {
    if (typeof value === 'string') return hostile(value);
    if (Array.isArray(value)) return value.map(hostileValue);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hostileValue(inner)]));
  }

  /** Changes the record in place, because other code holds references to it. */
  function spoil(record: object): void {
    Object.assign(record, hostileValue(record));
  }

  for (const node of replaced(world.nodes, ({ id }) => hostile(id))) {
    spoil(node);
    Object.assign(node, {
      password: sentinel,
      accesskey: sentinel,
      traffickeys: { mine: sentinel, server: sentinel },
    });
  }
  for (const account of replaced(world.users, ({ username }) => hostile(username))) {
    const { password } = account;
    spoil(account);
    account.password = password;
  }
  for (const netid of world.networks.keys()) {
    const rows = Object.entries(world.acls.get(netid) ?? {});
    world.acls.delete(netid);
    const hostileRow = (row: Record<string, number>) =>
      Object.fromEntries(Object.entries(row).map(([peer, value]) => [hostile(peer), value]));
    world.acls.set(
      hostile(netid),
      Object.fromEntries(rows.map(([id, row]) => [hostile(id), hostileRow(row)])),
    );
  }
  for (const network of replaced(world.networks, ({ netid }) => hostile(netid))) spoil(network);
  for (const client of replaced(world.extClients, ({ network, clientid }) =>
    clientKey(hostile(network), hostile(clientid)),
  )) {
    spoil(client);
    client.privatekey = sentinel;
  }
  for (const entry of world.dns) spoil(entry);
  for (const users of replaced(world.networkUsers, (_, netid) => hostile(netid))) {
    for (const user of replaced(users, ({ id }) => hostile(id))) spoil(user);
  }
  for (const metrics of replaced(world.metrics, (_, id) => hostile(id))) {
    spoil(metrics);
    metrics.connectivity = Object.fromEntries(
      Object.entries(metrics.connectivity ?? {}).map(([id, metric]) => [hostile(id), metric]),
    );
  }
  for (const group of [world.userGroups, world.silentNodes]) {
    const before = [...group];
    group.clear();
    for (const name of before) group.add(hostile(name));
  }
  for (const line of world.logs) line.text = hostile(line.text);
  const { settings } = world;
  settings.version = hostile(settings.version);
  settings.apiConnString = hostile(settings.apiConnString);
  settings.apiHost = hostile(settings.apiHost);
  Object.assign(settings, { clientSecret: sentinel, masterKey: sentinel });
}

function namesOf(world: World): ReadonlySet<string> {
  return new Set([
    ...world.networks.keys(),
    ...world.nodes.keys(),
    ...world.users.keys(),
    ...world.userGroups,
    ...[...world.networks.values()].flatMap(({ accesskeys }) => (accesskeys ?? []).map(({ name }) => name)),
    ...[...world.extClients.values()].map(({ clientid }) => clientid),
    ...world.dns.map(({ name }) => name),
  ]);
}

function inTurn(texts: readonly string[]): () => string {
  let count = 0;
  return () => texts[count++ % texts.length] ?? '';
}

/** Replaces the keys of a map and returns its values. */
function replaced<T>(map: Map<string, T>, keyOf: (value: T, key: string) => string): readonly T[] {
  const entries = [...map];
  map.clear();
  for (const [key, value] of entries) map.set(keyOf(value, key), value);
  return entries.map(([, value]) => value);
}
