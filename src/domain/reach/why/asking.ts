import type { Failure, Result } from '../../failure.ts';
import type { Node } from '../../node/node.ts';
import { peersOf, type Told } from '../told/peersOf.ts';
import { nodeMember, type Member, type ReachIndex } from '../told/reachIndex.ts';
import { differences, toldFrom, type AnsweredPeer, type PeersAnswer } from '../told/toldByServer.ts';
import type { ToldOf } from '../told/walk.ts';
import { networkOf, placeOf } from './ends.ts';
import { verdictOf, type Question, type Verdict } from './verdict.ts';

/** What became of asking the server about a node. */
export type NodeAnswer =
  | { readonly kind: 'told'; readonly answer: PeersAnswer }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unread'; readonly failure: Failure };

/** By the id of a node. */
export type NodeAnswers = ReadonlyMap<string, NodeAnswer>;

/** A refusal of the server is an answer: it gives the node no configuration. */
export function answerFrom(
  index: ReachIndex,
  node: Node,
  result: Result<readonly AnsweredPeer[], Failure>,
): NodeAnswer {
  if (result.ok) return { kind: 'told', answer: { peers: result.value } };
  const { error: failure } = result;
  if (failure.kind === 'rejected' && failure.status === 500) {
    const { status, message } = failure;
    return message === 'no result found'
      ? { kind: 'gone' }
      : { kind: 'told', answer: { refused: { status, message } } };
  }
  // Two relays that relay each other crash it, and nothing but the closed connection tells.
  const expected = peersOf(index, node);
  const isCrash =
    failure.kind === 'unreachable' && !failure.offline && expected.refused?.kind === 'relayCycle';
  return isCrash
    ? { kind: 'told', answer: { refused: { status: 0, message: '' } } }
    : { kind: 'unread', failure };
}

/** What the server tells the nodes that it was asked about; of the others the model's word. */
export function toldBy(index: ReachIndex, answers: NodeAnswers): ToldOf {
  const known = new Map<string, Told>();
  return (node) => {
    const answer = answers.get(node.id);
    if (answer?.kind !== 'told') return peersOf(index, node);
    const told = known.get(node.id) ?? toldFrom(index, node, answer.answer);
    known.set(node.id, told);
    return told;
  };
}

/** Both ends and every node on the way between them, as far as the answers so far lead. */
export function nodesToAsk(index: ReachIndex, question: Question, answers: NodeAnswers): readonly Node[] {
  const netid = networkOf(question.from) ?? networkOf(question.to);
  const ends = [question.from, question.to].flatMap((end) => placeOf(index, end, netid)?.at ?? []);
  const { path } = verdictOf(index, { ...question, toldOf: toldBy(index, answers) });
  return nodesAmong([...ends, ...path.passed, ...path.ahead]);
}

function nodesAmong(members: readonly Member[]): readonly Node[] {
  const nodes = members.flatMap((member) => (member.kind === 'node' ? [member.node] : []));
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}

/** What decides, and where, makes two verdicts the same; not the words. */
export function isSameVerdict(one: Verdict, other: Verdict): boolean {
  return one.kind === other.kind && one.reason?.kind === other.reason?.kind;
}

/** Where the server tells the nodes on the way something of each other that the model did not expect. */
export function differencesAlong(
  index: ReachIndex,
  nodes: readonly Node[],
  answers: NodeAnswers,
  { path, from, to }: Verdict,
): readonly string[] {
  const ends = [from, to].flatMap((end): Member[] => (end.kind === 'address' ? [] : [end]));
  const members = [...path.passed, ...path.ahead, ...ends, ...nodes.map(nodeMember)];
  const keys = new Set(
    members.map((member) => (member.kind === 'node' ? member.node.publicKey : member.client.publicKey)),
  );
  return nodes.flatMap((node) => {
    const answer = answers.get(node.id);
    return answer?.kind === 'told'
      ? differences(index, node, answer.answer, { keys, hasPunchedPorts: true })
      : [];
  });
}
