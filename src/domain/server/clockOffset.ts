import type { Node } from '../node/node.ts';

/** Bounds on how many seconds the server’s clock is ahead of this computer’s. */
export type ClockOffset = { readonly least: number; readonly most: number };

export const unknownOffset: ClockOffset = { least: -Infinity, most: Infinity };

/**
 * An event at `serverTime` by the server’s clock, in whole seconds, which happened between two moments of this computer’s
 * clock. `since` is -Infinity when only the later moment is known.
 */
export type ClockSample = { readonly serverTime: number; readonly since: number; readonly until: number };

export function offsetSeen({ serverTime, since, until }: ClockSample): ClockOffset {
  return { least: serverTime - until, most: serverTime + 1 - since };
}

export type NodesRead = {
  readonly nodes: readonly Pick<Node, 'id' | 'isServer' | 'lastCheckIn'>[];
  readonly requestedAt: number;
  readonly receivedAt: number;
};

/** The year 2100; a later check-in is a broken record. */
const latest = 4_102_444_800;

/**
 * The server’s own nodes check in once a minute by its clock. A check-in that the previous read lacked
 * happened after that read began. An older one says nothing, because its node may be down.
 */
export function offsetOfCheckIns(before: NodesRead | undefined, now: NodesRead): ClockOffset {
  const earlier = new Map(serversIn(before?.nodes ?? []).map(({ id, lastCheckIn }) => [id, lastCheckIn]));
  let known = unknownOffset;
  for (const { id, lastCheckIn } of serversIn(now.nodes)) {
    if (lastCheckIn === 0 || lastCheckIn > latest) continue;
    const isNew = lastCheckIn > (earlier.get(id) ?? Infinity);
    const since = before && isNew ? before.requestedAt : -Infinity;
    known = narrowed(known, offsetSeen({ serverTime: lastCheckIn, since, until: now.receivedAt }));
  }
  return known;
}

function serversIn(nodes: NodesRead['nodes']): NodesRead['nodes'] {
  return nodes.filter(({ isServer }) => isServer);
}

/** Bounds that contradict each other mean that a clock was set in between, so the later ones win. */
export function narrowed(known: ClockOffset, later: ClockOffset): ClockOffset {
  const both = { least: Math.max(known.least, later.least), most: Math.min(known.most, later.most) };
  return both.least <= both.most ? both : later;
}

/**
 * A live server’s check-in is never this old by a correct clock, and never as young as `justNow` by a wrong
 * one.
 */
const plainlyWrong = 300;
const justNow = 120;

/** Detects that the user has corrected this computer’s clock since `correction` was learnt. */
export function isSetRight(correction: number, { nodes, receivedAt }: NodesRead): boolean {
  if (Math.abs(correction) < plainlyWrong) return false;
  const ages = serversIn(nodes).map(({ lastCheckIn }) => receivedAt - lastCheckIn);
  return ages.some((age) => age > -justNow && age < justNow);
}

/** The offset is stored beside the session, so a reloaded page has the right time from the start. */
export const clockStorageKey = 'netmaker-clock';

export function offsetToStored(offset: ClockOffset): string {
  return JSON.stringify([offset.least, offset.most]);
}

/** JSON has no Infinity, so null stands for an unknown bound. */
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
  const { least, most } = offset;
  if (typeof least !== 'number' || typeof most !== 'number' || least > most) return false;
  // Dates must stay valid.
  return (
    (least === -Infinity || Math.abs(least) <= latest) && (most === Infinity || Math.abs(most) <= latest)
  );
}

/** Seconds. Smaller differences are ignored. */
const tolerance = 60;

/** Returns seconds to add to this computer’s clock; 0 while it may be right. */
export function clockCorrection({ least, most }: ClockOffset): number {
  if (least <= tolerance && most >= -tolerance) return 0;
  if (most === Infinity) return least;
  return Math.round(least === -Infinity ? most : (least + most) / 2);
}
