import { hostPort } from '../../ip.ts';
import type { Node } from '../../node/node.ts';
import { expectedConfiguration } from './configuration.ts';
import { clientMember, type Member, memberKey, memberName, memberPublicKey, nodeMember } from './member.ts';
import type { Configuration, Endpoint, Peer } from './peer.ts';
import type { ReachIndex } from './reachIndex.ts';

export type PeersResponse =
  | { readonly refused?: never; readonly peers: readonly ReportedPeer[] }
  | {
      /** Status 0: the connection was closed without a response. */
      readonly refused: Refusal;
    };

type Refusal = { readonly status: number; readonly message: string };

export type ReportedPeer = {
  readonly publicKey: string;
  /** `ip:port`. */
  readonly endpoint: string | undefined;
  /** In any order. */
  readonly allowed: readonly string[];
};

type Compared = {
  /** Compares only the peers with these keys. */
  readonly keys?: ReadonlySet<string>;
  /** The server knows ports from hole punching that the API doesn't return, so a different port isn't reported. */
  readonly hasPunchedPorts?: boolean;
};

/** Lists the differences between the prediction and the server's response, one per line. */
export function differences(
  index: ReachIndex,
  node: Node,
  answer: PeersResponse,
  { keys, hasPunchedPorts = false }: Compared = {},
): string[] {
  const isSameEndpoint = (mine: string | undefined, their: string | undefined) =>
    mine === their || (hasPunchedPorts && mine && their && endpointFrom(mine).ip === endpointFrom(their).ip);
  const expected = responseOf(expectedConfiguration(index, node));
  if (expected.refused || answer.refused) {
    return isSameRefusal(expected.refused, answer.refused)
      ? []
      : [`${node.name}: expected ${outcome(expected)}, the server returned ${outcome(answer)}`];
  }
  const theirs = new Map(answer.peers.map((peer) => [peer.publicKey, peer]));
  const ours = new Map(expected.peers.map((peer) => [peer.publicKey, peer]));
  const members = membersByKey(index);
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) => {
    if (keys && !keys.has(key)) return [];
    const member = members.get(key);
    const here = `${node.name}: ${member ? memberName(member) : key}`;
    const mine = ours.get(key);
    const their = theirs.get(key);
    if (!mine) return [`${here} is a peer only on the server`];
    if (!their) return [`${here} is a peer only in the prediction`];
    return [
      ...(isSameEndpoint(mine.endpoint, their.endpoint)
        ? []
        : [`${here} has the endpoint ${their.endpoint ?? 'none'}, expected ${mine.endpoint ?? 'none'}`]),
      ...missing(mine.allowed, their.allowed).map((range) => `${here} lacks ${range} on the server`),
      ...missing(their.allowed, mine.allowed).map((range) => `${here} has ${range} only on the server`),
    ];
  });
}

/** Converts the server's response to a configuration, with the predicted reasons for missing ranges. Drops unknown peers. */
export function configurationFrom(index: ReachIndex, node: Node, answer: PeersResponse): Configuration {
  const expected = expectedConfiguration(index, node);
  if (answer.refused) {
    return expected.refused ? expected : { refused: { kind: 'byServer', message: answer.refused.message } };
  }
  const ours = new Map(expected.peers?.map((peer) => [peer.publicKey, peer]));
  const members = membersByKey(index);
  const peers = answer.peers.flatMap(({ publicKey, endpoint, allowed }): Peer[] => {
    const of = members.get(publicKey);
    if (!of) return [];
    const model = ours.get(publicKey);
    const expectedAt = new Map(model?.allowed.map((allowedRange) => [allowedRange.range, allowedRange]));
    return [
      {
        of,
        publicKey,
        endpoint: endpoint === undefined ? undefined : endpointFrom(endpoint),
        allowed: allowed.map((range) => expectedAt.get(range) ?? { range, by: 'manual', of: memberKey(of) }),
        withheld: model?.withheld ?? [],
      },
    ];
  });
  return { peers };
}

/** Reads `ip:port`; the address may be IPv6. */
function endpointFrom(text: string): Endpoint {
  const at = text.lastIndexOf(':');
  return { ip: text.slice(0, at).replace(/^\[(.*)\]$/, '$1'), port: Number(text.slice(at + 1)) };
}

function membersByKey({ nodes, clients }: ReachIndex): ReadonlyMap<string, Member> {
  const members = [...clients.map(clientMember), ...nodes.map(nodeMember)];
  return new Map(members.map((member) => [memberPublicKey(member), member]));
}

export function responseOf(configuration: Configuration): PeersResponse {
  const { refused, peers } = configuration;
  if (!refused) {
    return {
      peers: peers.map(({ publicKey, endpoint, allowed }) => ({
        publicKey,
        endpoint: endpoint && hostPort(endpoint.ip, endpoint.port),
        allowed: allowed.map(({ range }) => range),
      })),
    };
  }
  if (refused.kind === 'relayCycle') return { refused: { status: 0, message: '' } };
  if (refused.kind === 'byServer') return { refused: { status: 500, message: refused.message } };
  return { refused: { status: 500, message: refused.kind === 'noRelay' ? 'not found' : '' } };
}

/** Where a key or an endpoint can't be parsed, the message is the parser's and isn't compared. */
function isSameRefusal(expected: Refusal | undefined, answered: Refusal | undefined): boolean {
  if (!expected || !answered || expected.status !== answered.status) return false;
  return expected.status === 0 || expected.message === '' || expected.message === answered.message;
}

function outcome({ refused }: PeersResponse): string {
  if (!refused) return 'peers';
  return refused.status === 0 ? 'no response' : `HTTP ${refused.status} ${refused.message}`.trim();
}

/** The entries of `from` that are not, or less often, in `list`. */
function missing(from: readonly string[], list: readonly string[]): string[] {
  const rest = [...list];
  return from.filter((entry) => {
    const at = rest.indexOf(entry);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
