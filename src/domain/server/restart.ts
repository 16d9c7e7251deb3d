import type { Node } from '../node/node.ts';

/** A restart of the server, and how many nodes have not checked in since. */
export type ServerRestart = {
  /** Unix seconds of the server's clock. */
  readonly at: number;
  readonly unheard: number;
  /** Whether no node has checked in since. */
  readonly isAll: boolean;
};

/** Seconds that the server adds to the time of a restart, or of a join, for the expiry of a node. */
const lifetime = 300_000_000;

/** Seconds in which the server writes all its nodes. */
const writing = 10;

/** Seconds after which a node that has not checked in since a restart is in warning anyway (§9). */
const noticed = 300;

type StampedNode = Pick<Node, 'isServer' | 'isPending' | 'lastCheckIn' | 'expiresAt'>;

/**
 * The latest restart, told by the nodes: at its start the server sets the check-in of every node to that moment, whether it
 * is alive or not, and its expiry to a fixed time later. A node that joins gets the same for itself alone. Undefined when
 * every node has checked in since.
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

/** Whether the health of unheard nodes is still unknown: later on their silence is a warning. `now` in Unix seconds. */
export function isRecent({ at }: ServerRestart, now: number): boolean {
  return now - at < noticed;
}
