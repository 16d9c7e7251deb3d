import { expectedConfiguration } from './configuration.ts';
import { nodeMember } from './member.ts';
import { reachIndex, type ReachIndex } from './reachIndex.ts';
import { configurationFrom, differences, type PeersResponse } from './serverResponse.ts';
import { describe, expect, it } from 'vitest';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import type { Node } from '../../node/node.ts';
import { verdictSentence } from '../why/reachText.ts';
import { verdictOf } from '../why/verdict.ts';

function given(situation: ReachFixture) {
  const index = reachIndex(aReachSource(situation));
  const [first, second] = index.nodes;
  if (!first || !second) throw new Error('The situation needs two nodes.');
  return { index, first, second };
}

/** The predicted answer, for a test to change. */
function answerOf(index: ReachIndex, node: Node): PeersResponse & { readonly refused?: never } {
  const expected = expectedConfiguration(index, node);
  return {
    peers: (expected.refused ? [] : expected.peers).map(({ publicKey, endpoint, allowed }) => ({
      publicKey,
      endpoint: endpoint && `${endpoint.ip}:${endpoint.port}`,
      allowed: allowed.map(({ range }) => range),
    })),
  };
}

const nodes = { ams: {}, ber: {} };
const refusal = { refused: { status: 500, message: 'not found' } } as const;

describe('the server’s answer', () => {
  const { index, first } = given({ nodes });
  const [peer] = answerOf(index, first).peers;

  it('is compared with the prediction line by line', () => {
    const lines = (answer: PeersResponse) => differences(index, first, answer);
    expect(lines(answerOf(index, first))).toEqual([]);
    expect(lines({ peers: [] })).toEqual(['ams: ber is a peer only in the prediction']);
    expect(peer && lines({ peers: [{ ...peer, endpoint: undefined, allowed: ['10.20.4.9/32'] }] })).toEqual([
      'ams: ber has the endpoint none, expected 198.51.100.2:51821',
      'ams: ber lacks 10.20.4.2/32 on the server',
      'ams: ber has 10.20.4.9/32 only on the server',
    ]);
    expect(peer && lines({ peers: [{ ...peer, allowed: [...peer.allowed, ...peer.allowed] }] })).toEqual([
      'ams: ber has 10.20.4.2/32 only on the server',
    ]);
    expect(
      lines({
        peers: [...answerOf(index, first).peers, { publicKey: 'x', endpoint: undefined, allowed: [] }],
      }),
    ).toEqual(['ams: x is a peer only on the server']);
    expect(lines(refusal)).toEqual(['ams: expected peers, the server returned HTTP 500 not found']);
  });

  it.each<[string, ReachFixture, PeersResponse, readonly string[]]>([
    [
      'the same error',
      { nodes: { ams: { isRelayed: true }, ber: {} } },
      { refused: { status: 500, message: 'not found' } },
      [],
    ],
    [
      'another error',
      { nodes: { ams: { isRelayed: true }, ber: {} } },
      { refused: { status: 500, message: 'no metrics' } },
      ['ams: expected HTTP 500 not found, the server returned HTTP 500 no metrics'],
    ],
    [
      'no response',
      { nodes: { ams: { isRelayed: true }, ber: {} } },
      { refused: { status: 0, message: '' } },
      ['ams: expected HTTP 500 not found, the server returned no response'],
    ],
    [
      'the expected lack of a response',
      { nodes: { ams: { relays: ['ber'] }, ber: { relays: ['ams'] } } },
      { refused: { status: 0, message: '' } },
      [],
    ],
    [
      'any message about a key that can’t be parsed',
      { nodes: { ams: {}, ber: { publicKey: 'nokey' } } },
      { refused: { status: 500, message: 'illegal base64 data' } },
      [],
    ],
    [
      'peers instead of an error',
      { nodes: { ams: {}, ber: { publicKey: 'nokey' } } },
      { peers: [] },
      ['ams: expected HTTP 500, the server returned peers'],
    ],
  ])('is compared with the expected error: %s', (_, situation, answer, lines) => {
    const { index: expecting, first: node } = given(situation);
    expect(differences(expecting, node, answer)).toEqual(lines);
  });

  it('leads to the predicted configuration if it is the predicted one', () => {
    const { index: relayed, first: node } = given({
      nodes: { ams: {}, ber: {}, fra: { isServer: true, isIngressGateway: true }, lon: { relays: ['ber'] } },
      clients: { phone: { at: 'fra', isEnabled: false } },
    });
    expect(configurationFrom(relayed, node, answerOf(relayed, node))).toEqual(
      expectedConfiguration(relayed, node),
    );
  });

  it('decides the path of a packet', () => {
    const says = (
      situation: ReachFixture,
      answer: (index: ReachIndex, node: Node) => PeersResponse | undefined,
    ) => {
      const asked = given(situation);
      const getConfiguration = (node: Node) => {
        const read = answer(asked.index, node);
        return read ? configurationFrom(asked.index, node, read) : expectedConfiguration(asked.index, node);
      };
      const [from, to] = [nodeMember(asked.first), nodeMember(asked.second)];
      const verdict = verdictOf(asked.index, { from, to, now: NOW, getConfiguration });
      return `${verdict.kind}: ${verdictSentence(verdict)}`;
    };
    expect(says({ nodes }, answerOf)).toBe('reaches: Directly, in both directions.');
    expect(says({ nodes, hasRules: false }, answerOf)).toBe('reaches: Directly, in both directions.');
    expect(says({ nodes }, () => ({ peers: [] }))).toBe('noPath: None of ams’s peers routes 10.20.4.2.');
    expect(says({ nodes }, (_, { name }) => (name === 'ams' ? refusal : undefined))).toBe(
      'noPath: The server rejected ams’s configuration request: not found.',
    );
    expect(says({ nodes: { ams: { isRelayed: true }, ber: {} } }, () => refusal)).toBe(
      'noPath: ams is relayed, but no relay lists it, so it gets no configuration.',
    );
  });

  it('keeps endpoints with IPv6 addresses', () => {
    const read =
      peer && configurationFrom(index, first, { peers: [{ ...peer, endpoint: '[2001:db8::1]:51821' }] });
    expect(read?.refused ? undefined : read?.peers[0]?.endpoint).toEqual({ ip: '2001:db8::1', port: 51821 });
  });
});
