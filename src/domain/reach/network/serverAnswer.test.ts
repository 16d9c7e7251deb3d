import { expectedConfiguration } from './configuration.ts';
import { nodeMember } from './member.ts';
import { reachIndex, type ReachIndex } from './reachIndex.ts';
import { configurationFrom, differences, type PeersAnswer } from './serverAnswer.ts';
import { describe, expect, it } from 'vitest';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, type Situation } from '../../../../mocks/fixtures/reach.ts';
import type { Node } from '../../node/node.ts';
import { verdictSentence } from '../why/reachText.ts';
import { verdictOf } from '../why/verdict.ts';

function given(situation: Situation) {
  const index = reachIndex(aReachSource(situation));
  const [first, second] = index.nodes;
  if (!first || !second) throw new Error('A question is about two nodes.');
  return { index, first, second };
}

/** As the model expects it, for a test to change. */
function answerOf(index: ReachIndex, node: Node): PeersAnswer & { readonly refused?: never } {
  const told = expectedConfiguration(index, node);
  return {
    peers: (told.refused ? [] : told.peers).map(({ publicKey, endpoint, allowed }) => ({
      publicKey,
      endpoint: endpoint && `${endpoint.ip}:${endpoint.port}`,
      allowed: allowed.map(({ range }) => range),
    })),
  };
}

const nodes = { ams: {}, ber: {} };
const refusal = { refused: { status: 500, message: 'not found' } } as const;

describe('the server’s answer beside the model', () => {
  const { index, first } = given({ nodes });
  const [peer] = answerOf(index, first).peers;

  it('is told line by line where it differs', () => {
    const lines = (answer: PeersAnswer) => differences(index, first, answer);
    expect(lines(answerOf(index, first))).toEqual([]);
    expect(lines({ peers: [] })).toEqual(['ams: ber is a peer in the model only']);
    expect(peer && lines({ peers: [{ ...peer, endpoint: undefined, allowed: ['10.20.4.9/32'] }] })).toEqual([
      'ams: ber has the endpoint none, expected 198.51.100.2:51821',
      'ams: ber lacks 10.20.4.2/32 on the server',
      'ams: ber has 10.20.4.9/32 on the server only',
    ]);
    expect(
      lines({
        peers: [...answerOf(index, first).peers, { publicKey: 'x', endpoint: undefined, allowed: [] }],
      }),
    ).toEqual(['ams: x is a peer on the server only']);
    expect(lines(refusal)).toEqual(['ams: expected peers, the server answers 500 not found']);
  });

  it('is what a packet goes by', () => {
    const says = (
      situation: Situation,
      answer: (index: ReachIndex, node: Node) => PeersAnswer | undefined,
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
    expect(says({ nodes }, answerOf)).toBe('reaches: Directly. Answers come back the same way.');
    expect(says({ nodes }, () => ({ peers: [] }))).toBe('noPath: None of the peers of ams takes 10.20.4.2.');
    expect(says({ nodes }, (_, { name }) => (name === 'ams' ? refusal : undefined))).toBe(
      'noPath: The server gives ams no configuration: not found.',
    );
    expect(says({ nodes: { ams: { isRelayed: true }, ber: {} } }, () => refusal)).toBe(
      'noPath: ams is relayed, but no relay lists it: the server gives it no configuration.',
    );
  });

  it('keeps endpoints with IPv6 addresses', () => {
    const read =
      peer && configurationFrom(index, first, { peers: [{ ...peer, endpoint: '[2001:db8::1]:51821' }] });
    expect(read?.refused ? undefined : read?.peers[0]?.endpoint).toEqual({ ip: '2001:db8::1', port: 51821 });
  });
});
