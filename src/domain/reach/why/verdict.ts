import { factsAlong } from './checks.ts';
import { addressPairs, networkOf, placeOf, type End, type Family, type Place } from './ends.ts';
import {
  evidenceOf,
  freshReports,
  isDenied,
  measuredOf,
  type Evidence,
  type VerdictKind,
} from './evidence.ts';
import { peersOf } from '../told/peersOf.ts';
import {
  memberAddresses,
  memberKey,
  memberNetwork,
  type Member,
  type ReachIndex,
  isRuledOut,
} from '../told/reachIndex.ts';
import type { Reason, Fact } from './reason.ts';
import { rangeBehind, type Hop, type ToldOf } from '../told/walk.ts';
import { type Attempt, arrives, attempt } from './attempt.ts';

export type Verdict = {
  readonly kind: VerdictKind;
  readonly from: End;
  readonly to: End;
  /** The first thing that decides; of what reaches, nothing does. */
  readonly reason: Reason | undefined;
  readonly checks: readonly Check[];
  readonly path: Path;
  /** The family that the packet goes over, and one that both ends have and that does not arrive. */
  readonly family: Family | undefined;
  readonly failingFamily: Family | undefined;
  /** The rule that forbids the pair to talk directly although it reaches over others. */
  readonly isAroundRule: boolean;
  readonly evidence: Evidence;
  /** What was measured is not what the configuration says. */
  readonly isContradicted: boolean;
};

/** `bypassed`: it does not hold, and the packet arrives all the same. `unknown`: it cannot be read. */
export type CheckState = 'passed' | 'decides' | 'notReached' | 'unknown' | 'bypassed';

export type Check = Fact & { readonly state: CheckState };

export type Path = {
  /** Members that the packet gets to, the sender first. */
  readonly passed: readonly Member[];
  readonly hops: readonly Hop[];
  /** It starts in a range behind the first one. */
  readonly isFromBehind: boolean;
  /** Where it would have to go from there, the last one first reached; empty when it arrives. */
  readonly ahead: readonly Member[];
  /** The range behind the last member that the target lies in. */
  readonly range: string | undefined;
};

export type Question = {
  readonly from: End;
  readonly to: End;
  /** Unix seconds. */
  readonly now: number;
  /** Where the server's own answers are at hand they come first; left out, the model answers. */
  readonly toldOf?: ToldOf;
};

export function verdictOf(index: ReachIndex, question: Question): Verdict {
  const { from, to, toldOf = (node) => peersOf(index, node) } = question;
  const netid = networkOf(from) ?? networkOf(to);
  const one = placeOf(index, from, netid);
  const other = placeOf(index, to, netid);
  const settled = beforeWalking(question, one, other);
  if (settled || !one || !other) return settled ?? unplaced(question, to);
  const attempts = addressPairs(one, other).map((pair) => attempt(index, toldOf, one, other, pair));
  const best = attempts.find(({ reason }) => !reason) ?? attempts.find(arrives) ?? attempts[0];
  if (!best) return without(question, { kind: 'noSharedFamily' }, 'noPath', netid);
  const failing = best.reason ? undefined : attempts.find(({ reason }) => reason)?.family;
  return judged(index, question, best, failing);
}

/** What is clear without any packet. */
function beforeWalking(
  question: Question,
  one: Place | undefined,
  other: Place | undefined,
): Verdict | undefined {
  if (!one) return unplaced(question, question.from);
  if (!other) return unplaced(question, question.to);
  const networks = [one.network, other.network] as const;
  if (networks[0] !== networks[1]) {
    return without(question, { kind: 'otherNetwork', from: networks[0], to: networks[1] }, 'otherNetwork');
  }
  const isSame = one.member && other.member && memberKey(one.member) === memberKey(other.member);
  return isSame
    ? without(question, { kind: 'sameMember', member: one.at }, 'reaches', one.network)
    : undefined;
}

function unplaced(question: Question, end: End): Verdict {
  const address = end.kind === 'address' ? end.address : '';
  return without(question, { kind: 'nobodysAddress', address }, 'noPath');
}

function without({ from, to }: Question, reason: Reason, kind: VerdictKind, netid?: string): Verdict {
  const isNetworkFine = netid !== undefined;
  const checks: readonly Check[] = [
    { id: 'network', netid: netid ?? '', reason, state: isNetworkFine ? 'passed' : 'decides' },
    ...(isNetworkFine && kind !== 'reaches' ? [{ id: 'way', reason, state: 'decides' } as const] : []),
  ];
  return {
    kind,
    from,
    to,
    reason,
    checks,
    path: { passed: [], hops: [], isFromBehind: false, ahead: [], range: undefined },
    family: undefined,
    failingFamily: undefined,
    isAroundRule: false,
    evidence: { nodes: [], there: undefined, back: undefined },
    isContradicted: false,
  };
}

function judged(index: ReachIndex, question: Question, best: Attempt, failing: Family | undefined): Verdict {
  const { there, intended } = best;
  const isThere = arrives(best);
  const passed = passedBy(best);
  const ahead = isThere ? [] : aheadOf(intended, passed);
  const behind = there.end.kind === 'arrived' ? there.end.behind : rangeAround(question.to, intended.at(-1));
  const facts = factsAlong(index, [...passed, ...ahead], behind);
  // What is checked first decides, even where the packet would have stopped elsewhere for another reason.
  const decides = best.reason && (facts.find(({ reason }) => reason)?.reason ?? best.reason);
  // Whoever is told a peer by the server may talk to it, whatever the rules are.
  const isKnown = question.toldOf !== undefined || facts.every((fact) => fact.id !== 'rule' || fact.isKnown);
  const expected = kindOf(decides, isThere, isKnown);
  const evidence = evidenceOf(index, question.now, [...passed, ...ahead]);
  const measured =
    behind === undefined && !best.isFromBehind ? measuredOf(evidence, there.hops, expected) : undefined;
  const netid = memberNetwork(best.from);
  const reason: Reason | undefined = decides ?? (isKnown ? undefined : { kind: 'rulesUnknown', netid });
  return {
    kind: measured?.kind ?? expected,
    from: question.from,
    to: question.to,
    reason: measured ? measured.reason : reason,
    checks: [
      ...checksOf(facts, decides, isThere),
      ...measuredCheck(evidence, measured?.reason !== undefined),
    ],
    path: { passed, hops: there.hops, isFromBehind: best.isFromBehind, ahead, range: behind },
    family: best.family,
    failingFamily: failing,
    isAroundRule: isThere && behind === undefined && isRuledOut(index, best.from, best.to),
    evidence,
    isContradicted: measured?.reason !== undefined || isDenied(evidence, expected),
  };
}

function passedBy({ there, from }: Attempt): readonly Member[] {
  return [from, ...there.hops.map(({ to }) => to)];
}

/** What is left of the intended path after the last member that was reached. */
function aheadOf(intended: readonly Member[], passed: readonly Member[]): readonly Member[] {
  const keys = passed.map(memberKey);
  const last = intended.findLastIndex((member) => keys.includes(memberKey(member)));
  return intended.slice(last + 1);
}

/** The range of a router that an address lies in. */
function rangeAround(to: End, last: Member | undefined): string | undefined {
  if (to.kind !== 'address' || last?.kind !== 'node') return undefined;
  if (memberAddresses(last).includes(to.address)) return undefined;
  return rangeBehind(last.node, to.address);
}

function kindOf(reason: Reason | undefined, isThere: boolean, isKnown: boolean): VerdictKind {
  if (!reason) return isKnown ? 'reaches' : 'unknown';
  if (isThere) return 'oneWay';
  if (reason.kind === 'contested') return 'unknown';
  return reason.kind === 'rule' ? 'blocked' : 'noPath';
}

function checksOf(facts: readonly Fact[], decides: Reason | undefined, isThere: boolean): readonly Check[] {
  const at = facts.findIndex(({ reason }) => reason !== undefined && reason === decides);
  const checks = facts.map((fact, index): Check => {
    if (decides && at >= 0 && index > at && !isThere) return { ...fact, state: 'notReached' };
    if (index === at) return { ...fact, state: 'decides' };
    if (fact.id === 'rule' && !fact.isKnown) return { ...fact, state: 'unknown' };
    return { ...fact, state: fact.reason ? 'bypassed' : 'passed' };
  });
  const way = !decides ? 'passed' : at < 0 ? 'decides' : isThere ? 'passed' : 'notReached';
  return [...checks, { id: 'way', reason: undefined, state: way }];
}

/** Last, since it is no rule of the server's. */
function measuredCheck(evidence: Evidence, decides: boolean): readonly Check[] {
  const { there, back } = freshReports(evidence);
  if (!there && !back) return [];
  return [
    {
      id: 'measured',
      there: there?.isConnected,
      back: back?.isConnected,
      reason: undefined,
      state: decides ? 'decides' : 'passed',
    },
  ];
}
