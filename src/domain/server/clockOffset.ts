import type { Node } from '../node/node.ts';

/** By how many seconds the server's clock is ahead of this computer's, as far as that is known. */
export type ClockOffset = { readonly least: number; readonly most: number };

export const unknownOffset: ClockOffset = { least: -Infinity, most: Infinity };

/** Something happened `there`, in whole seconds of the server's clock, between two moments of this computer's. */
export type ClockSight = { readonly there: number; readonly since: number; readonly until: number };

/** Of a moment that may lie long back only the later end is known: `since` is -Infinity then. */
export function offsetSeen({ there, since, until }: ClockSight): ClockOffset {
  return { least: there - until, most: there + 1 - since };
}

/** A read of the nodes, in Unix seconds of this computer. */
export type NodesRead = {
  readonly nodes: readonly Pick<Node, 'id' | 'isServer' | 'lastCheckIn'>[];
  readonly askedAt: number;
  readonly answeredAt: number;
};

/** The year 2100: a record that says otherwise is broken. */
const latest = 4_102_444_800;

/**
 * The server's own nodes check in by its clock, once a minute. A check-in that the read before did not have was made
 * after that was asked for; how long ago any other was made, nobody knows: its node may be down.
 */
export function offsetOfCheckIns(before: NodesRead | undefined, now: NodesRead): ClockOffset {
  const earlier = new Map(serversIn(before?.nodes ?? []).map(({ id, lastCheckIn }) => [id, lastCheckIn]));
  let known = unknownOffset;
  for (const { id, lastCheckIn } of serversIn(now.nodes)) {
    if (lastCheckIn === 0 || lastCheckIn > latest) continue;
    const isNew = lastCheckIn > (earlier.get(id) ?? Infinity);
    const since = before && isNew ? before.askedAt : -Infinity;
    known = narrowed(known, offsetSeen({ there: lastCheckIn, since, until: now.answeredAt }));
  }
  return known;
}

function serversIn(nodes: NodesRead['nodes']): NodesRead['nodes'] {
  return nodes.filter(({ isServer }) => isServer);
}

/** Both at once. Where they contradict each other a clock was set in between, and the later one holds. */
export function narrowed(known: ClockOffset, later: ClockOffset): ClockOffset {
  const both = { least: Math.max(known.least, later.least), most: Math.min(known.most, later.most) };
  return both.least <= both.most ? both : later;
}

/** Seconds: no check-in of a live server is as old by a clock that is right, nor as young by one that is off by more. */
const plainlyWrong = 300;
const justNow = 120;

/**
 * Whether somebody has set this computer's clock right since `correction`, in seconds, was learnt: the server's own nodes
 * checked in just now by it, which only a right clock says.
 */
export function isSetRight(correction: number, { nodes, answeredAt }: NodesRead): boolean {
  if (Math.abs(correction) < plainlyWrong) return false;
  const ages = serversIn(nodes).map(({ lastCheckIn }) => answeredAt - lastCheckIn);
  return ages.some((age) => age > -justNow && age < justNow);
}

/** As it is kept beside the session, so that a page that is loaded again is right from the beginning. */
export const clockStorageKey = 'netmaker-clock';

export function offsetToStored(offset: ClockOffset): string {
  return JSON.stringify([offset.least, offset.most]);
}

/** JSON has no infinity: null stands for what is not known. Undefined for anything else. */
export function offsetFromStored(text: string | null): ClockOffset | undefined {
  try {
    const [least, most, ...rest]: unknown[] = JSON.parse(text ?? '');
    const offset = { least: least ?? -Infinity, most: most ?? Infinity };
    if (rest.length > 0 || !isOffset(offset)) return undefined;
    return offset;
  } catch {
    return undefined;
  }
}

function isOffset(offset: { least: unknown; most: unknown }): offset is ClockOffset {
  return typeof offset.least === 'number' && typeof offset.most === 'number' && offset.least <= offset.most;
}

/** Seconds; a clock that is off by less is taken as it is. */
const tolerance = 60;

/** What to add to this computer's clock, in seconds: nothing while it may be right. */
export function clockCorrection({ least, most }: ClockOffset): number {
  if (least <= tolerance && most >= -tolerance) return 0;
  if (most === Infinity) return least;
  return Math.round(least === -Infinity ? most : (least + most) / 2);
}
