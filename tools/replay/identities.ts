import type { World } from '../../mocks/world/state.ts';
import type { Exchange } from './exchange.ts';

/** Values that each server generates: ids, WireGuard keys, password hashes, values of access keys. */
const madeUp =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Za-z0-9+/]{43}=|\$2a\$05\$[./A-Za-z0-9]{53}|\b[0-9a-f]{16}\b/g;

/** Base64 of `{"apiconnstring":…`, which contains the value of an access key. */
const accessString = /eyJhcGljb25uc3RyaW5n[A-Za-z0-9+/]+={0,2}/g;

/**
 * One-to-one mapping between recorded and simulated values, for all calls. Two fields with the same recorded id must have
 * the same simulated id.
 */
export class Identities {
  readonly #simulated = new Map<string, string>();
  readonly #recorded = new Map<string, string>();
  readonly #order: string[] = [];

  /** Maps two values. Returns false if one of them is already mapped to another. */
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

  /** Undoes the mappings of `attempt` if it returns false. */
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

  /** Translates a recorded request for the simulated server. Unknown values are mapped to themselves. */
  translated(text: string): string {
    const withKeys = text.replaceAll(accessString, (encoded) => btoa(this.translated(atob(encoded))));
    return withKeys.replaceAll(madeUp, (recorded) => {
      this.bind(recorded, recorded);
      return this.#simulated.get(recorded) ?? recorded;
    });
  }

  areEqual(recorded: string, simulated: string): boolean {
    if (recorded.replaceAll(madeUp, '') !== simulated.replaceAll(madeUp, '')) return false;
    const ours = simulated.match(madeUp) ?? [];
    const theirs = recorded.match(madeUp) ?? [];
    return (
      theirs.length === ours.length && theirs.every((value, index) => this.bind(value, ours[index] ?? ''))
    );
  }
}

type Named = { readonly id: string; readonly name: string; readonly network: string } & Readonly<
  Record<string, unknown>
>;

/** Maps the nodes and access keys that a recording and a world have in common, by name. */
export class CommonIdentities extends Identities {
  readonly #seen: Seen;

  constructor(exchanges: readonly Exchange[]) {
    super();
    this.#seen = seenIn(exchanges);
  }

  /** Call this after each call, which may have created a node. */
  find(world: World): void {
    for (const node of this.#seen.nodes) {
      const same = [...world.nodes.values()].find(
        ({ network, name, address }) =>
          network === node.network && (name === node.name || address === node['address']),
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
  for (const inner of Object.values(value)) collect(inner, seen);
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

function isNode(value: object): value is Named {
  return ['id', 'name', 'network', 'address'].every(
    (key) => key in value && typeof Reflect.get(value, key) === 'string',
  );
}
