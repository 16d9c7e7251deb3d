import { hostileTexts } from '../fixtures/hostileText.ts';
import { clientKey, type World } from '../world/state.ts';

/** Words that mean something to the server, which no person chose. */
const kept: ReadonlySet<string> = new Set(['', 'yes', 'no', 'on', 'off', 'unset', '*', 'noop', 'delete']);

/** An identifier with a slash in it is no identifier: the server could not be asked for it. */
const hostileNames = hostileTexts.filter((text) => !text.includes('/'));

/** What stands in every field that holds a secret. */
export const sentinel = 'SENTINEL-secret';

/**
 * Puts a text that tries to be a program before every text of a world, the same before equal ones, so that everything
 * still fits together; and a sentinel into every secret.
 */
export function makeHostile(world: World): void {
  const names = namesOf(world);
  const known = new Map<string, string>();
  const nextName = inTurn(hostileNames);
  const nextText = inTurn(hostileTexts);

  function hostile(text: string): string {
    if (kept.has(text)) return text;
    const before = known.get(text);
    if (before !== undefined) return before;
    const put = names.has(text) ? nextName() : nextText();
    known.set(text, put + text);
    return put + text;
  }

  function hostileValue(value: unknown): unknown {
    if (typeof value === 'string') return hostile(value);
    if (Array.isArray(value)) return value.map(hostileValue);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hostileValue(inner)]));
  }

  /** Writes into the record, which others hold. */
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
  for (const client of replaced(world.extClients, (one) =>
    clientKey(hostile(one.network), hostile(one.clientid)),
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

/** What is part of an address of the API. */
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

/** The values of a map, whose keys are made anew. */
function replaced<T>(map: Map<string, T>, keyOf: (value: T, key: string) => string): readonly T[] {
  const before = [...map];
  map.clear();
  for (const [key, value] of before) map.set(keyOf(value, key), value);
  return before.map(([, value]) => value);
}
