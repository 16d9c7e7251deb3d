import type { Tone } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { memberKind } from '../../../domain/graph/nodeKind.ts';
import { nodeHealth, healthReasonText, healthLabels } from '../../../domain/node/health.ts';
import { paths } from '../../../domain/paths.ts';
import { type Member, memberAddresses, memberKey, memberName } from '../../../domain/reach/network/member.ts';
import type { ReachIndex } from '../../../domain/reach/network/reachIndex.ts';
import {
  differencesAlong,
  isSameVerdict,
  nodesToQuery,
  reportedConfigurations,
  type NodeResponses,
} from '../../../domain/reach/why/nodeResponses.ts';
import { checkCounts, checkLines } from '../../../domain/reach/why/checkText.ts';
import { endName, type End } from '../../../domain/reach/why/ends.ts';
import {
  evidenceLines,
  verdictAsText,
  verdictNotes,
  verdictSentence,
  verdictTitles,
} from '../../../domain/reach/why/reachText.ts';
import { shortReason } from '../../../domain/reach/rules/reason.ts';
import type { Fix } from '../../../domain/reach/rules/fix.ts';
import { fixesOf } from '../../../domain/reach/why/fixes.ts';
import { verdictOf, type Question, type Verdict } from '../../../domain/reach/why/verdict.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import type { NodeFigureProps } from '../../graphs/NodeFigure/NodeFigure.tsx';

export type ExplanationView = ReturnType<typeof explanationView>;

export type PathStop = {
  readonly key: string;
  /** The node's figure in the graph. A range has none. */
  readonly figure: Pick<NodeFigureProps, 'kind' | 'health' | 'isHub'> | undefined;
  readonly name: string;
  readonly note: string;
};

const tones: Readonly<Record<Verdict['kind'], Tone>> = {
  reaches: 'healthy',
  blocked: 'error',
  noPath: 'error',
  oneWay: 'warning',
  otherNetwork: 'error',
  unknown: 'off',
};

/** `answers` are the server’s responses about nodes on the path. Without them, the verdict is a prediction. */
export function explanationView(index: ReachIndex, predicted: Question, answers?: NodeResponses) {
  const { now } = predicted;
  const expected = verdictOf(index, predicted);
  const asked = answers ? nodesToQuery(index, predicted, answers) : [];
  const got = asked.map((node) => ({ node, answer: answers?.get(node.id) }));
  const isAsking = got.some(({ answer }) => answer === undefined);
  // If a response is missing, the verdict is still a prediction.
  const isAnswered = answers !== undefined && got.every(({ answer }) => answer?.kind === 'answered');
  const question = isAnswered
    ? { ...predicted, getConfiguration: reportedConfigurations(index, answers) }
    : predicted;
  const verdict = isAnswered ? verdictOf(index, question) : expected;
  const isAsExpected = isSameVerdict(verdict, expected);
  // Without the ACLs, the prediction doesn’t say anything that the server could contradict.
  const isGuess = expected.reason?.kind === 'rulesUnknown';
  const { reason } = verdict;
  const isThere = verdict.kind === 'reaches' || verdict.kind === 'oneWay';
  const evidence = evidenceLines(verdict, now);
  const refusals = got.flatMap(({ node, answer }) =>
    answer?.kind === 'answered' && answer.answer.refused
      ? [whyTexts.rejected(node.name, answer.answer.refused.status, answer.answer.refused.message)]
      : [],
  );
  return {
    tone: tones[verdict.kind],
    title: verdictTitles[verdict.kind],
    sentence: verdictSentence(verdict),
    notes: [
      ...refusals,
      ...verdictNotes(verdict),
      ...(isGuess && verdict.kind === 'noPath' ? [whyTexts.unknownAcls] : []),
    ],
    /** The verdict of the other direction, where it differs. */
    reverse: reverseOf(index, question, verdict),
    stops: stopsOf(verdict, now),
    /** The packet ends before the stop at this place; undefined where it arrives. */
    breakAt: isThere || verdict.kind === 'unknown' ? undefined : Math.max(1, verdict.path.visited.length),
    breakName: reason?.kind === 'rule' ? whyTexts.rule : whyTexts.stopsHere,
    breakNote: breakNote(verdict),
    // Where the server knows more than the console, a predicted change may already be made.
    fixes: isAsExpected ? fixesOf(index, predicted).map((fix) => labelled(fix, predicted)) : [],
    /** Links to the ACL rules of a node, where an ACL decides. */
    rulesHref: reason?.kind === 'rule' ? paths.nodeAcls(reason.one) : undefined,
    source: isAnswered ? ('answered' as const) : isAsking ? ('asking' as const) : ('predicted' as const),
    /** The predicted verdict, where the server's responses lead to another one. */
    expected:
      isAsExpected || isGuess
        ? undefined
        : whyTexts.expected(verdictTitles[expected.kind], verdictSentence(expected)),
    differences: answers && isAnswered && !isGuess ? differencesAlong(index, asked, answers, verdict) : [],
    /** Responses that couldn't be loaded. */
    unread: got.flatMap(({ node, answer }) => {
      if (answer?.kind === 'gone') return [whyTexts.deleted(node.name)];
      return answer?.kind === 'unread' ? [whyTexts.unread(node.name, failureText(answer.failure))] : [];
    }),
    checks: verdict.checks,
    counts: checkCounts(verdict.checks),
    evidence,
    asText: verdictAsText(verdict, [
      whyTexts[isAnswered ? 'answered' : 'predicted'],
      ...checkLines(verdict.checks),
      ...evidence.map(({ label, state, facts }) => `${label}: ${[state, ...facts].join(', ')}`),
    ]),
  };
}

function labelled(fix: Fix, { from, to }: Question): Fix {
  const isOfEnds =
    fix.kind === 'allowPair' &&
    [from, to].every((end) => end.kind === 'node' && [fix.one.id, fix.other.id].includes(end.node.id));
  return isOfEnds ? { ...fix, label: whyTexts.allowPair } : fix;
}

function reverseOf(index: ReachIndex, question: Question, verdict: Verdict) {
  const { from, to } = question;
  const back = verdictOf(index, { ...question, from: to, to: from });
  if (isSameVerdict(verdict, back)) return undefined;
  return {
    label: whyTexts.reverse(endName(to), endName(from)),
    tone: tones[back.kind],
    title: verdictTitles[back.kind],
    sentence: verdictSentence(back),
  };
}

/** Returns the two blocked addresses for an ACL, otherwise the short reason. */
function breakNote({ reason }: Verdict): string | undefined {
  if (reason?.kind !== 'rule') return reason && shortReason(reason);
  const [one = '', other = ''] = [reason.one, reason.other].map(
    (node) => memberAddresses({ kind: 'node', node })[0] ?? node.name,
  );
  return `${one} to ${other}`;
}

/** Returns all stops of the path, including the range it ends in; without a path only both ends. */
function stopsOf({ from, to, path }: Verdict, now: number): readonly PathStop[] {
  const members = [...path.visited, ...path.remaining];
  if (members.length === 0) return [stopOfEnd(from, now), stopOfEnd(to, now)];
  return [
    ...(path.isFromBehind ? [stopOfEnd(from, now)] : []),
    ...members.map((member) => stopOf(member, now)),
    ...(path.range === undefined
      ? []
      : [{ key: 'range', figure: undefined, name: endName(to), note: whyTexts.behindGateway }]),
  ];
}

function stopOfEnd(end: End, now: number): PathStop {
  if (end.kind !== 'address') return stopOf(end, now);
  const note = end.name === undefined ? whyTexts.address : end.address;
  return { key: end.address, figure: undefined, name: endName(end), note };
}

function stopOf(member: Member, now: number): PathStop {
  const common = { key: memberKey(member), name: memberName(member) };
  if (member.kind === 'client') {
    return { ...common, figure: { kind: 'client' }, note: whyTexts.client(member.client.isEnabled) };
  }
  const { node } = member;
  const { status, reason } = nodeHealth(node, now);
  return {
    ...common,
    figure: { kind: memberKind(node, node.isRelayed), health: status, isHub: node.isHub },
    note: `${healthLabels[status].toLowerCase()}, ${healthReasonText(reason)}`,
  };
}
