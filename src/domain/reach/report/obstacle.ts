import type { Reason } from '../why/reason.ts';
import { shortReason } from '../why/reasonText.ts';
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
    const text = obstacleText(reason, '');
    const known = found.get(text) ?? { named: new Set(), from: other, count: 0 };
    known.named.add(obstacleText(reason, key));
    known.count += 1;
    found.set(text, known);
  }
  const [first] = [...found].toSorted(([, a], [, b]) => b.count - a.count);
  if (!first) return structural;
  const [text, { named, from: other }] = first;
  const [only = text] = named;
  return { text: named.size === 1 ? only : text, from: other };
}

/** With the key of one side, the text names the other side. */
function obstacleText(reason: Reason, key: string): string {
  if (reason.kind === 'rule') {
    const pair = key === '' ? '' : partners(reason, key);
    if (reason.rule === 'missing') return `blocked by a missing ACL rule${pair}`;
    return `blocked by an ACL${pair}, in ${reason.rule === 'oneSided' ? 'one direction' : 'both directions'}`;
  }
  if (reason.kind === 'sameEndpoint' && key !== '') {
    const other = reason.one.id === key ? reason.other : reason.one;
    return `behind the same router as ${other.name}`;
  }
  return shortReason(reason);
}

type Pair = Pick<Reason<'rule'>, 'one' | 'other'>;

function partners({ one, other }: Pair, key: string): string {
  if (one.id === key) return ` with ${other.name}`;
  return other.id === key ? ` with ${one.name}` : ` between ${one.name} and ${other.name}`;
}

/** Only a relay can be between a node and the hub, and this one isn't the hub itself. */
function relayText({ one, other }: Pair, key: string): string {
  return `its relay ${one.id === key ? other.name : one.name} isn’t the hub`;
}
