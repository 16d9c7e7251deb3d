import type { Failure, Result } from '../../failure.ts';
import type { Node } from '../../node/node.ts';
import { expectedConfiguration } from '../network/configuration.ts';
import { memberPublicKey, nodeMember } from '../network/member.ts';
import type { Configuration } from '../network/peer.ts';
import type { ReachIndex } from '../network/reachIndex.ts';
import {
  type ReportedPeer,
  configurationFrom,
  differences,
  type PeersResponse,
} from '../network/serverResponse.ts';
import type { GetConfiguration } from '../network/tracePath.ts';
import { networkOf, resolveEnd } from './ends.ts';
import { verdictOf, type Question, type Verdict } from './verdict.ts';

export type NodeResponse =
  | { readonly kind: 'answered'; readonly answer: PeersResponse }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unread'; readonly failure: Failure };

/** By node id. */
export type NodeResponses = ReadonlyMap<string, NodeResponse>;

/** HTTP 500 is a valid result: the server can't make a configuration for the node. */
export function nodeResponseFrom(
  index: ReachIndex,
  node: Node,
  result: Result<readonly ReportedPeer[], Failure>,
): NodeResponse {
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
export function reportedConfigurations(index: ReachIndex, responses: NodeResponses): GetConfiguration {
  const read = new Map<string, Configuration>();
  return (node) => {
    const response = responses.get(node.id);
    if (response?.kind !== 'answered') return expectedConfiguration(index, node);
    const configuration = read.get(node.id) ?? configurationFrom(index, node, response.answer);
    read.set(node.id, configuration);
    return configuration;
  };
}

/** Returns both ends and the nodes on the path, as far as the responses so far show it. */
export function nodesToQuery(
  index: ReachIndex,
  question: Question,
  responses: NodeResponses,
): readonly Node[] {
  const netid = networkOf(question.from) ?? networkOf(question.to);
  const ends = [question.from, question.to].flatMap((end) => resolveEnd(index, end, netid)?.at ?? []);
  const { path } = verdictOf(index, {
    ...question,
    getConfiguration: reportedConfigurations(index, responses),
  });
  const members = [...ends, ...path.visited, ...path.remaining];
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
  responses: NodeResponses,
  { path }: Verdict,
): readonly string[] {
  const members = [...path.visited, ...path.remaining, ...nodes.map(nodeMember)];
  const keys = new Set(members.map(memberPublicKey));
  return nodes.flatMap((node) => {
    const response = responses.get(node.id);
    return response?.kind === 'answered'
      ? differences(index, node, response.answer, { keys, hasPunchedPorts: true })
      : [];
  });
}
