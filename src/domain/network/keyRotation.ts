import { hashOf } from '../format/hash.ts';
import { isDown } from '../node/health.ts';
import type { Node } from '../node/node.ts';
import { rowsFromStored, rowsToStored } from '../settings/ownedRows.ts';

/** A request for new keys, with the keys that the nodes had then. Everything is kept as hashes. */
export type KeyRotation = {
  /** Unix seconds. */
  readonly startedAt: number;
  /** Hashes of keys by the hashes of their nodes. */
  readonly formerKeys: ReadonlyMap<number, number>;
};

/** The latest rotation of each network, by the hash of its netid. */
export type KeyRotations = ReadonlyMap<number, KeyRotation>;

export function rotationIn(rotations: KeyRotations, netid: string): KeyRotation | undefined {
  return rotations.get(hashOf(netid));
}

export function withRotation(
  rotations: KeyRotations,
  netid: string,
  nodes: readonly Node[],
  startedAt: number,
): KeyRotations {
  const asked = nodes.filter((node) => node.network === netid && !node.isPending);
  const formerKeys = new Map(asked.map(({ id, publicKey }) => [hashOf(id), hashOf(publicKey)]));
  return new Map(rotations).set(hashOf(netid), { startedAt, formerKeys });
}

/** Whether a node that was asked for a new key still has the former one. */
export function hasFormerKey({ formerKeys }: KeyRotation, { id, publicKey }: Node): boolean {
  return formerKeys.get(hashOf(id)) === hashOf(publicKey);
}

/** Nodes that joined since aren’t part of it. An offline node makes its key when it is back. */
export function rotationProgress(rotation: KeyRotation, nodes: readonly Node[], now: number) {
  const asked = nodes.filter(({ id }) => rotation.formerKeys.has(hashOf(id)));
  const left = asked.filter((node) => hasFormerKey(rotation, node));
  return {
    asked,
    waiting: left.filter((node) => !isDown(node, now)),
    offline: left.filter((node) => isDown(node, now)),
  };
}

export const rotationsStorageKey = 'netmaker-key-rotations';

/** `owner` is the user and the server. */
export function rotationsFromStored(text: string | null, owner: string): KeyRotations {
  const rows = rowsFromStored(text, 'rotations', owner) ?? [];
  return new Map(
    rows.map(([netid = 0, startedAt = 0, ...keys]) => [
      netid,
      {
        startedAt,
        formerKeys: new Map(keys.flatMap((node, at) => (at % 2 ? [] : [[node, keys[at + 1] ?? 0]]))),
      },
    ]),
  );
}

export function rotationsToStored(text: string | null, owner: string, rotations: KeyRotations): string {
  const rows = [...rotations].map(([netid, { startedAt, formerKeys }]) => [
    netid,
    startedAt,
    ...[...formerKeys].flat(),
  ]);
  return rowsToStored(text, 'rotations', owner, rows);
}
