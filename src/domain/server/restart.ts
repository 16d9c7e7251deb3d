import type { Node } from '../node/node.ts';

export type ServerRestart = {
  /** Unix seconds of the server’s clock. */
  readonly at: number;
  readonly unheard: number;
  readonly isAll: boolean;
};

/** Seconds that the server adds to the time of a restart or join for a node’s expiry. */
const lifetime = 300_000_000;

/** Seconds within which the server rewrites all nodes. */
const writing = 10;

/** Seconds after which an offline node is in warning anyway. */
const noticed = 300;

type StampedNode = Pick<Node, 'isServer' | 'isPending' | 'lastCheckIn' | 'expiresAt'>;

/**
 * Infers the latest restart from the nodes: at its start the server sets every node’s check-in to that
 * moment, online or not, and its expiry to a fixed time later. A node that joins gets the same for itself
 * alone.
 */
export function serverRestart(nodes: readonly StampedNode[]): ServerRestart | undefined {
  const at = Math.min(...nodes.map(({ expiresAt }) => expiresAt)) - lifetime;
  const isAtRestart = (moment: number) => moment >= at && moment <= at + writing;
  const others = nodes.filter(({ isServer }) => !isServer);
  const stamped = nodes.filter(({ expiresAt }) => isAtRestart(expiresAt - lifetime));
  if (stamped.length < 2 || stamped.every(({ isServer }) => isServer)) return undefined;
  const approved = others.filter(({ isPending }) => !isPending);
  const unheard = approved.filter(({ lastCheckIn }) => isAtRestart(lastCheckIn)).length;
  return unheard === 0 ? undefined : { at, unheard, isAll: unheard === approved.length };
}

/** Returns which approved nodes haven’t checked in since a recent restart, so that their health is unknown. */
export function unheardSince(nodes: readonly StampedNode[], now: number): (node: StampedNode) => boolean {
  const restart = serverRestart(nodes);
  if (!restart || !isRecent(restart, now)) return () => false;
  const { at } = restart;
  return ({ isServer, isPending, lastCheckIn }) =>
    !isServer && !isPending && lastCheckIn >= at && lastCheckIn <= at + writing;
}

/** Later, an offline node counts as a warning anyway. */
export function isRecent({ at }: ServerRestart, now: number): boolean {
  return now - at < noticed;
}
