import { hostPort } from '../../ip.ts';
import type { Node } from '../../node/node.ts';
import { peersOf, type Endpoint, type Peer, type Refused, type Told } from './peersOf.ts';
import {
  clientMember,
  memberKey,
  memberName,
  nodeMember,
  type Member,
  type ReachIndex,
} from './reachIndex.ts';

/** What the server really answers for a node. */
export type PeersAnswer =
  | { readonly refused?: never; readonly peers: readonly AnsweredPeer[] }
  | {
      /** 0: the connection was closed without an answer. */
      readonly refused: { readonly status: number; readonly message: string };
    };

export type AnsweredPeer = {
  readonly publicKey: string;
  /** `ip:port`. */
  readonly endpoint: string | undefined;
  /** In any order. */
  readonly allowed: readonly string[];
};

type Compared = {
  /** Of these peers only. */
  readonly keys?: ReadonlySet<string>;
  /** The server knows ports from hole punching that nobody can read: another port is no difference. */
  readonly hasPunchedPorts?: boolean;
};

/** Where the model and an answer differ, a line each. */
export function differences(
  index: ReachIndex,
  node: Node,
  answer: PeersAnswer,
  { keys, hasPunchedPorts = false }: Compared = {},
): string[] {
  const isSame = (mine: string | undefined, their: string | undefined) =>
    mine === their || (hasPunchedPorts && mine && their && endpointFrom(mine).ip === endpointFrom(their).ip);
  const expected = answerOf(peersOf(index, node));
  if (expected.refused || answer.refused) {
    return same(expected.refused, answer.refused)
      ? []
      : [`${node.name}: expected ${outcome(expected)}, the server answers ${outcome(answer)}`];
  }
  const theirs = new Map(answer.peers.map((peer) => [peer.publicKey, peer]));
  const ours = new Map(expected.peers.map((peer) => [peer.publicKey, peer]));
  const nameOf = namesByKey(index);
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) => {
    if (keys && !keys.has(key)) return [];
    const here = `${node.name}: ${nameOf(key)}`;
    const mine = ours.get(key);
    const their = theirs.get(key);
    if (!mine) return [`${here} is a peer on the server only`];
    if (!their) return [`${here} is a peer in the model only`];
    return [
      ...(isSame(mine.endpoint, their.endpoint)
        ? []
        : [`${here} has the endpoint ${their.endpoint ?? 'none'}, expected ${mine.endpoint ?? 'none'}`]),
      ...missing(mine.allowed, their.allowed).map((range) => `${here} lacks ${range} on the server`),
      ...missing(their.allowed, mine.allowed).map((range) => `${here} has ${range} on the server only`),
    ];
  });
}

/**
 * An answer as the walk takes it. Why something is missing only the model knows; a key of nobody that is known here is passed
 * over.
 */
export function toldFrom(index: ReachIndex, node: Node, answer: PeersAnswer): Told {
  const expected = peersOf(index, node);
  if (answer.refused) {
    return expected.refused ? expected : { refused: { kind: 'byServer', message: answer.refused.message } };
  }
  const ours = new Map(expected.refused ? [] : expected.peers.map((peer) => [peer.publicKey, peer]));
  const members = membersByKey(index);
  const peers = answer.peers.flatMap(({ publicKey, endpoint, allowed }): Peer[] => {
    const of = members.get(publicKey);
    if (!of) return [];
    const model = ours.get(publicKey);
    const expectedAt = new Map(model?.allowed.map((one) => [one.range, one]));
    return [
      {
        of,
        publicKey,
        endpoint: endpoint === undefined ? undefined : endpointFrom(endpoint),
        allowed: allowed.map((range) => expectedAt.get(range) ?? { range, by: 'byHand', of: memberKey(of) }),
        withheld: model?.withheld ?? [],
      },
    ];
  });
  return { peers, leftOut: expected.refused ? [] : expected.leftOut };
}

/** `ip:port`; the address may be IPv6. */
function endpointFrom(text: string): Endpoint {
  const at = text.lastIndexOf(':');
  return { ip: text.slice(0, at).replace(/^\[(.*)\]$/, '$1'), port: Number(text.slice(at + 1)) };
}

function membersByKey({ nodes, clients }: ReachIndex): ReadonlyMap<string, Member> {
  return new Map([
    ...clients.map((client) => [client.publicKey, clientMember(client)] as const),
    ...nodes.map((node) => [node.publicKey, nodeMember(node)] as const),
  ]);
}

/** What the model expects, in the words of the server. */
export function answerOf(told: Told): PeersAnswer {
  if (told.refused) return { refused: refusalOf(told.refused) };
  return {
    peers: told.peers.map(({ publicKey, endpoint, allowed }) => ({
      publicKey,
      endpoint: endpoint && hostPort(endpoint.ip, endpoint.port),
      allowed: allowed.map(({ range }) => range),
    })),
  };
}

function refusalOf(refused: Refused): { status: number; message: string } {
  if (refused.kind === 'relayCycle') return { status: 0, message: '' };
  if (refused.kind === 'byServer') return { status: 500, message: refused.message };
  return { status: 500, message: refused.kind === 'noRelay' ? 'not found' : '' };
}

type Refusal = { readonly status: number; readonly message: string };

/** Of a refusal for a key or an endpoint, the words are the parser's. */
function same(one: Refusal | undefined, other: Refusal | undefined): boolean {
  if (!one || !other || one.status !== other.status) return false;
  return one.status === 0 || one.message === '' || one.message === other.message;
}

function outcome({ refused }: PeersAnswer): string {
  if (!refused) return 'peers';
  return refused.status === 0 ? 'nothing' : `${refused.status} ${refused.message}`.trim();
}

function namesByKey(index: ReachIndex): (key: string) => string {
  const members = membersByKey(index);
  return (key) => {
    const member = members.get(key);
    return member ? memberName(member) : key;
  };
}

/** What stands in `from` and not, or less often, in `list`. */
function missing(from: readonly string[], list: readonly string[]): string[] {
  const rest = new Map<string, number>();
  for (const one of list) rest.set(one, (rest.get(one) ?? 0) + 1);
  return from.filter((one) => {
    const left = rest.get(one) ?? 0;
    rest.set(one, left - 1);
    return left <= 0;
  });
}
