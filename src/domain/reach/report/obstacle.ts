import { causeText, type Reason, shortReason } from '../rules/reason.ts';
import { verdictOf } from '../why/verdict.ts';
import type { Member } from '../network/member.ts';
import type { ReachIndex } from '../network/reachIndex.ts';
import type { AllPairs } from '../pairs/allPairs.ts';

type ObstacleContext = {
  readonly index: ReachIndex;
  readonly pairs: AllPairs;
  readonly members: ReadonlyMap<string, Member>;
  readonly now: number;
};

/** The reason why an island has no path to the others, and the member for which it was found. */
export type Obstacle = { readonly text: string; readonly from: string };

const maxChecked = 12;

/**
 * In a point-to-site network, returns the reason between the island and the hub; otherwise the most frequent reason.
 */
export function obstacleOf(
  { index, pairs, members, now }: ObstacleContext,
  island: readonly string[],
  others: readonly string[],
): Obstacle | undefined {
  const hub = pairs.keys[pairs.hub];
  const key = hub !== undefined && island.includes(hub) ? hub : (island[0] ?? '');
  const from = members.get(key);
  const targets = new Set(hub === undefined ? others : [hub, ...others]);
  for (const own of island) targets.delete(own);
  const found = new Map<string, { readonly named: Set<string>; readonly from: string; count: number }>();
  let structural: Obstacle | undefined;
  for (const other of [...targets].slice(0, maxChecked)) {
    const to = members.get(other);
    if (!from || !to) continue;
    const { reason } = verdictOf(index, { from, to, now });
    if (!reason) continue;
    if (reason.kind === 'notTheHub' && reason.hub) {
      structural ??= { text: other === hub ? relayText(reason, key) : shortReason(reason), from: other };
      continue;
    }
    const text = causeText(reason, '');
    const known = found.get(text) ?? { named: new Set(), from: other, count: 0 };
    known.named.add(causeText(reason, key));
    known.count += 1;
    found.set(text, known);
  }
  const [first] = [...found].toSorted(([, a], [, b]) => b.count - a.count);
  if (!first) return structural;
  const [text, { named, from: other }] = first;
  const [only = text] = named;
  return { text: named.size === 1 ? only : text, from: other };
}

/** Only a relay can be between a node and the hub, and this one isn't the hub itself. */
function relayText({ one, other }: Reason<'notTheHub'>, key: string): string {
  return `its relay ${one.id === key ? other.name : one.name} isn’t the hub`;
}
