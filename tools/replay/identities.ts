import type { World } from '../../mocks/world/state.ts';
import type { Exchange } from './exchange.ts';

/** What each server makes up for itself: ids, WireGuard keys, password hashes, values of access keys. */
const madeUp =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Za-z0-9+/]{43}=|\$2a\$05\$[./A-Za-z0-9]{53}|\b[0-9a-f]{16}\b/g;

/** Base64 of `{"apiconnstring":…`, which holds the value of an access key. */
const accessString = /eyJhcGljb25uc3RyaW5n[A-Za-z0-9+/]+={0,2}/g;

/**
 * Which value of the simulated server stands for which recorded one: one for one, from the first call to the last. Two
 * fields that held the same id have to hold the same one again.
 */
export class Identities {
  readonly #simulated = new Map<string, string>();
  readonly #recorded = new Map<string, string>();
  readonly #order: string[] = [];

  /** False where one of the two already stands for another. */
  bind(recorded: string, simulated: string): boolean {
    const known = this.#simulated.get(recorded);
    if (known !== undefined) return known === simulated;
    if (this.#recorded.has(simulated)) return false;
    this.#simulated.set(recorded, simulated);
    this.#recorded.set(simulated, recorded);
    this.#order.push(recorded);
    return true;
  }

  simulated(recorded: string): string | undefined {
    return this.#simulated.get(recorded);
  }

  /** Undoes what `attempt` bound if it answers false. */
  try(attempt: () => boolean): boolean {
    const before = this.#order.length;
    const kept = attempt();
    if (kept) return true;
    for (const recorded of this.#order.splice(before)) {
      this.#recorded.delete(this.#simulated.get(recorded) ?? '');
      this.#simulated.delete(recorded);
    }
    return false;
  }

  /** A recorded request as the simulated server has to get it. What it does not know yet stands for itself. */
  translated(text: string): string {
    const withKeys = text.replaceAll(accessString, (encoded) => btoa(this.translated(atob(encoded))));
    return withKeys.replaceAll(madeUp, (recorded) => {
      this.bind(recorded, recorded);
      return this.#simulated.get(recorded) ?? recorded;
    });
  }

  /** Two texts that differ in made-up values only. */
  areEqual(recorded: string, simulated: string): boolean {
    if (recorded.replaceAll(madeUp, '') !== simulated.replaceAll(madeUp, '')) return false;
    const ours = simulated.match(madeUp) ?? [];
    const theirs = recorded.match(madeUp) ?? [];
    return theirs.length === ours.length && theirs.every((one, at) => this.bind(one, ours[at] ?? ''));
  }
}

type Named = { readonly id: string; readonly name: string; readonly network: string } & Readonly<
  Record<string, unknown>
>;

/**
 * Those of a recording and a world that have nodes and access keys in common, found by their names: whatever the calls
 * are about, they mean the same ones.
 */
export class CommonIdentities extends Identities {
  readonly #seen: Seen;

  constructor(exchanges: readonly Exchange[]) {
    super();
    this.#seen = seenIn(exchanges);
  }

  /** Once more after each call: it may have made a node. */
  find(world: World): void {
    for (const node of this.#seen.nodes) {
      const same = [...world.nodes.values()].find(
        (one) => one.network === node.network && (one.name === node.name || one.address === node['address']),
      );
      if (!same || !this.bind(node.id, same.id)) continue;
      for (const field of ['publickey', 'password', 'accesskey'] as const) {
        const value = node[field];
        if (typeof value === 'string') this.areEqual(value, same[field]);
      }
      const trafficKey = fieldOf(node['traffickeys'], 'mine');
      if (typeof trafficKey === 'string' && same.traffickeys.mine) {
        this.areEqual(trafficKey, same.traffickeys.mine);
      }
    }
    for (const { network, name, value } of this.#seen.keys) {
      const same = world.networks.get(network)?.accesskeys?.find((key) => key.name === name);
      if (same) this.areEqual(value, same.value);
    }
  }
}

type Seen = { readonly nodes: Named[]; readonly keys: KeySeen[] };

const seenBefore = new WeakMap<readonly Exchange[], Seen>();

function seenIn(exchanges: readonly Exchange[]): Seen {
  const known = seenBefore.get(exchanges);
  if (known) return known;
  const seen: Seen = { nodes: [], keys: [] };
  for (const { body, answer } of exchanges) {
    collect(answer.json, seen);
    collect(body, seen);
  }
  const first = new Map(seen.nodes.toReversed().map((node) => [node.id, node]));
  const found = { nodes: [...first.values()], keys: seen.keys };
  seenBefore.set(exchanges, found);
  return found;
}

type KeySeen = { readonly network: string; readonly name: string; readonly value: string };

function collect(value: unknown, seen: Seen): void {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) seen.nodes.push(value);
  if ('netid' in value && 'accesskeys' in value && Array.isArray(value.accesskeys)) {
    for (const { name, value: key } of value.accesskeys) {
      seen.keys.push({ network: String(value.netid), name: String(name), value: String(key) });
    }
  }
  for (const one of Object.values(value)) collect(one, seen);
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

function isNode(value: object): value is Named {
  return ['id', 'name', 'network', 'address'].every(
    (key) => key in value && typeof Reflect.get(value, key) === 'string',
  );
}
