import type { PeerMetrics } from '../../metrics/peerReports.ts';
import { rangeBehind } from '../network/allowedIps.ts';
import { expectedConfiguration } from '../network/configuration.ts';
import { type Member, memberAddresses, memberKey, memberNetwork } from '../network/member.ts';
import { isAllowed, type ReachIndex } from '../network/reachIndex.ts';
import type { GetConfiguration, Hop } from '../network/tracePath.ts';
import { type Simulation, simulatePacket } from './simulatePacket.ts';
import { conditionsAlong, networkCondition, type Condition } from './conditions.ts';
import { addressPairs, networkOf, resolveEnd, type End, type Family } from './ends.ts';
import {
  evidenceOf,
  freshReports,
  verdictFromMeasurements,
  type Evidence,
  type VerdictKind,
} from './evidence.ts';
import { type Reason, reasonSentence } from '../rules/reason.ts';

export type Verdict = {
  readonly kind: VerdictKind;
  readonly from: End;
  readonly to: End;
  /** The first condition that isn't met; undefined where the target is reached. */
  readonly reason: Reason | undefined;
  readonly checks: readonly Check[];
  readonly path: Path;
  /** The address family of the packet. */
  readonly family: Family | undefined;
  /** A family that both ends have, but over which the packet doesn't arrive. */
  readonly failingFamily: Family | undefined;
  /** Whether an ACL blocks the pair, which reach each other through other nodes. */
  readonly bypassesAcl: boolean;
  readonly evidence: Evidence;
};

/** A condition and its outcome; where it decides, the detail is the reason. */
export type Check = Pick<Condition, 'key' | 'text' | 'detail'> & { readonly state: CheckState };

/** `bypassed`: the condition isn't met, and the packet still arrives. `unknown`: it can't be read. */
export type CheckState = 'passed' | 'decides' | 'notReached' | 'unknown' | 'bypassed';

type Path = {
  /** Members that the packet reaches, the sender first. */
  readonly visited: readonly Member[];
  readonly hops: readonly Hop[];
  /** Whether it starts in a range behind the first member. */
  readonly isFromBehind: boolean;
  /** The rest of the intended path; empty when the packet arrives. */
  readonly remaining: readonly Member[];
  /** The range behind the last member that the target is in. */
  readonly range: string | undefined;
};

export type Question = {
  readonly from: End;
  readonly to: End;
  /** Unix seconds. */
  readonly now: number;
  /** Returns the server's configurations where they were loaded. By default all are predicted. */
  readonly getConfiguration?: GetConfiguration;
};

export function verdictOf(index: ReachIndex, question: Question): Verdict {
  const { from, to, getConfiguration = (node) => expectedConfiguration(index, node) } = question;
  const netid = networkOf(from) ?? networkOf(to);
  const one = resolveEnd(index, from, netid);
  const other = resolveEnd(index, to, netid);
  if (!one || !other) {
    const unknown = one ? to : from;
    const address = unknown.kind === 'address' ? unknown.address : '';
    return withoutPath(question, { kind: 'unusedAddress', address }, 'noPath');
  }
  if (one.network !== other.network) {
    const reason: Reason = { kind: 'otherNetwork', from: one.network, to: other.network };
    return withoutPath(question, reason, 'otherNetwork');
  }
  if (one.member && other.member && memberKey(one.member) === memberKey(other.member))
    return withoutPath(question, { kind: 'sameMember', member: one.at }, 'reaches', one.network);
  const attempts = addressPairs(one, other).map((pair) =>
    simulatePacket(index, getConfiguration, one, other, pair),
  );
  const best =
    attempts.find(({ reason }) => !reason) ?? attempts.find(({ isThere }) => isThere) ?? attempts[0];
  if (!best) return withoutPath(question, { kind: 'noSharedFamily' }, 'noPath', one.network);
  const failing = best.reason ? undefined : attempts.find(({ reason }) => reason)?.family;
  return judged(index, question, best, failing);
}

/** No rule of the server decides which side connects first, or which peer routes the address. */
const pathCondition: Condition = {
  key: 'path',
  text: 'Every hop routes the address, and one end of each hop can start the connection',
  reason: undefined,
};

function withoutPath({ from, to }: Question, reason: Reason, kind: VerdictKind, netid?: string): Verdict {
  const isNetworkFine = netid !== undefined;
  const checks = [
    checked(networkCondition(netid), isNetworkFine ? 'passed' : 'decides', reason),
    ...(isNetworkFine && kind !== 'reaches' ? [checked(pathCondition, 'decides', reason)] : []),
  ];
  return {
    kind,
    from,
    to,
    reason,
    checks,
    path: { visited: [], hops: [], isFromBehind: false, remaining: [], range: undefined },
    family: undefined,
    failingFamily: undefined,
    bypassesAcl: false,
    evidence: { nodes: [], there: undefined, back: undefined },
  };
}

function judged(
  index: ReachIndex,
  question: Question,
  best: Simulation,
  failing: Family | undefined,
): Verdict {
  const { hops, isThere, intended } = best;
  const passed = passedBy(best);
  const ahead = isThere ? [] : aheadOf(intended, passed);
  const whole = [...passed, ...ahead];
  const behind = rangeAround(question.to, whole.at(-1));
  const conditions = conditionsAlong(index, whole, behind);
  // The first check that fails decides, even where the packet stops elsewhere for another reason.
  const decides = best.reason && (conditions.find(({ reason }) => reason)?.reason ?? best.reason);
  // A peer in the server's response is allowed, whatever the ACLs are.
  const isKnown = question.getConfiguration !== undefined || conditions.every(({ isUnknown }) => !isUnknown);
  const expected = kindOf(decides, isThere, isKnown);
  const evidence = evidenceOf(index, question.now, whole);
  const measured =
    behind === undefined && !best.isFromBehind
      ? verdictFromMeasurements(evidence, hops, expected)
      : undefined;
  const netid = memberNetwork(best.from);
  const reason: Reason | undefined = decides ?? (isKnown ? undefined : { kind: 'rulesUnknown', netid });
  return {
    kind: measured?.kind ?? expected,
    from: question.from,
    to: question.to,
    reason: measured ? measured.reason : reason,
    checks: [...checksOf(conditions, decides, isThere), ...measuredCheck(evidence, measured?.reason)],
    path: {
      visited: passed,
      hops,
      isFromBehind: best.isFromBehind,
      remaining: ahead,
      range: behind,
    },
    family: best.family,
    failingFamily: failing,
    bypassesAcl: isThere && behind === undefined && isBlocked(index, best.from, best.to),
    evidence,
  };
}

function isBlocked(index: ReachIndex, one: Member, other: Member): boolean {
  return one.kind === 'node' && other.kind === 'node' && !isAllowed(index, one.node, other.node);
}

function passedBy({ hops, from }: Simulation): readonly Member[] {
  return [from, ...hops.map(({ to }) => to)];
}

/** Returns the rest of the intended path after the last member that was reached. */
function aheadOf(intended: readonly Member[], passed: readonly Member[]): readonly Member[] {
  const keys = passed.map(memberKey);
  const last = intended.findLastIndex((member) => keys.includes(memberKey(member)));
  return intended.slice(last + 1);
}

/** The range behind a router that an address is in. */
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

function checksOf(
  conditions: readonly Condition[],
  decides: Reason | undefined,
  isThere: boolean,
): readonly Check[] {
  const at = conditions.findIndex(({ reason }) => reason !== undefined && reason === decides);
  const stateOf = (condition: Condition, index: number): CheckState => {
    if (at >= 0 && index > at && !isThere) return 'notReached';
    if (index === at) return 'decides';
    if (condition.isUnknown) return 'unknown';
    return condition.reason ? 'bypassed' : 'passed';
  };
  const pathState = !decides ? 'passed' : at < 0 ? 'decides' : isThere ? 'passed' : 'notReached';
  return [
    ...conditions.map((condition, index) => checked(condition, stateOf(condition, index), decides)),
    checked(pathCondition, pathState, decides),
  ];
}

function checked({ key, text, detail }: Condition, state: CheckState, decides: Reason | undefined): Check {
  if (state === 'notReached') return { key, text, state };
  return { key, text, state, detail: state === 'decides' && decides ? reasonSentence(decides) : detail };
}

/** Measurements come last, since the server has no rule for them. */
function measuredCheck(evidence: Evidence, decides: Reason | undefined): readonly Check[] {
  const { there, back } = freshReports(evidence);
  if (!there && !back) return [];
  const word = (report: PeerMetrics | undefined) =>
    report ? (report.isConnected ? 'connected' : 'disconnected') : 'not reported';
  // Nothing else is expected of a pair that isn’t allowed to connect.
  const isAsExpected = !decides && !there?.isConnected && !back?.isConnected;
  const condition: Condition = {
    key: 'measured',
    text: isAsExpected ? 'Measurements match the rules' : 'They report each other as connected',
    detail: `forward ${word(there)}, return ${word(back)}`,
    reason: decides,
  };
  return [checked(condition, decides ? 'decides' : 'passed', decides)];
}
