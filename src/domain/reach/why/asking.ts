import type { Failure, Result } from '../../failure.ts';
import type { Node } from '../../node/node.ts';
import { expectedConfiguration } from '../network/configuration.ts';
import { type Member, memberPublicKey, nodeMember } from '../network/member.ts';
import type { Configuration } from '../network/peer.ts';
import type { ReachIndex } from '../network/reachIndex.ts';
import {
  type AnsweredPeer,
  configurationFrom,
  differences,
  type PeersAnswer,
} from '../network/serverAnswer.ts';
import type { GetConfiguration } from '../network/walk.ts';
import { networkOf, placeOf } from './ends.ts';
import { verdictOf, type Question, type Verdict } from './verdict.ts';

/** The outcome of reading a node's peers from the server. */
export type NodeAnswer =
  | { readonly kind: 'answered'; readonly answer: PeersAnswer }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unread'; readonly failure: Failure };

/** By node id. */
export type NodeAnswers = ReadonlyMap<string, NodeAnswer>;

/** HTTP 500 is a valid result: the server can't make a configuration for the node. */
export function answerFrom(
  index: ReachIndex,
  node: Node,
  result: Result<readonly AnsweredPeer[], Failure>,
): NodeAnswer {
  if (result.ok) return { kind: 'answered', answer: { peers: result.value } };
  const { error: failure } = result;
  if (failure.kind === 'rejected' && failure.status === 500) {
    const { status, message } = failure;
    return message === 'no result found'
      ? { kind: 'gone' }
      : { kind: 'answered', answer: { refused: { status, message } } };
  }
  // Two relays that relay each other crash the server's request, which closes the connection.
  const expected = expectedConfiguration(index, node);
  const isCrash =
    failure.kind === 'unreachable' && !failure.offline && expected.refused?.kind === 'relayCycle';
  return isCrash
    ? { kind: 'answered', answer: { refused: { status: 0, message: '' } } }
    : { kind: 'unread', failure };
}

/** Returns the server's configurations where they were loaded, and predicted ones otherwise. */
export function answeredConfigurations(index: ReachIndex, answers: NodeAnswers): GetConfiguration {
  const read = new Map<string, Configuration>();
  return (node) => {
    const answer = answers.get(node.id);
    if (answer?.kind !== 'answered') return expectedConfiguration(index, node);
    const configuration = read.get(node.id) ?? configurationFrom(index, node, answer.answer);
    read.set(node.id, configuration);
    return configuration;
  };
}

/** Returns both ends and the nodes on the path, as far as the responses so far show it. */
export function nodesToAsk(index: ReachIndex, question: Question, answers: NodeAnswers): readonly Node[] {
  const netid = networkOf(question.from) ?? networkOf(question.to);
  const ends = [question.from, question.to].flatMap((end) => placeOf(index, end, netid)?.at ?? []);
  const { path } = verdictOf(index, {
    ...question,
    getConfiguration: answeredConfigurations(index, answers),
  });
  const members = [...ends, ...path.passed, ...path.ahead];
  const nodes = members.flatMap((member) => (member.kind === 'node' ? [member.node] : []));
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}

/** Two verdicts with the same result for the same reason, whichever nodes they name. */
export function isSameVerdict(one: Verdict, other: Verdict): boolean {
  return one.kind === other.kind && one.reason?.kind === other.reason?.kind;
}

/** Lists the differences between the server's responses and the prediction for the nodes on the path. */
export function differencesAlong(
  index: ReachIndex,
  nodes: readonly Node[],
  answers: NodeAnswers,
  { path, from, to }: Verdict,
): readonly string[] {
  const ends = [from, to].flatMap((end): Member[] => (end.kind === 'address' ? [] : [end]));
  const members = [...path.passed, ...path.ahead, ...ends, ...nodes.map(nodeMember)];
  const keys = new Set(members.map(memberPublicKey));
  return nodes.flatMap((node) => {
    const answer = answers.get(node.id);
    return answer?.kind === 'answered'
      ? differences(index, node, answer.answer, { keys, hasPunchedPorts: true })
      : [];
  });
}
