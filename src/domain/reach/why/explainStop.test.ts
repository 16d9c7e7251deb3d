import { expect, it } from 'vitest';
import { aReachSource } from '../../../../mocks/fixtures/reach.ts';
import { expectedConfiguration } from '../network/configuration.ts';
import { nodeMember, type Member } from '../network/member.ts';
import { reachIndex } from '../network/reachIndex.ts';
import type { Stop } from '../network/tracePath.ts';
import { explainStop } from './explainStop.ts';
import { reasonSentence } from './reasonText.ts';

const index = reachIndex(
  aReachSource({
    nodes: { ams: {}, ber: {} },
    blocked: [
      ['ams', 'ber'],
      ['ber', 'ams'],
    ],
  }),
);

it.each<[Stop['kind'], (next: Member) => Stop, string]>([
  ['loop', (next) => ({ kind: 'loop', next }), 'Routing loop between ams and ber.'],
  ['notAPeer', (next) => ({ kind: 'notAPeer', next }), 'An ACL rule blocks ber and ams in both directions.'],
  [
    'noEndpoint',
    (next) => ({ kind: 'noEndpoint', next }),
    'Neither ams nor ber has an endpoint for the other, so neither can start the connection.',
  ],
])('explains the stop %s', (_, stopAt, sentence) => {
  const [ams, ber] = index.nodes.map(nodeMember);
  if (!ams || !ber) throw new Error('The network needs two nodes.');
  const ends = { from: { member: ams, address: '10.20.4.1' }, to: { member: ber, address: '10.20.4.2' } };
  const getConfiguration = (node: (typeof index.nodes)[number]) => expectedConfiguration(index, node);
  expect(reasonSentence(explainStop(index, getConfiguration, ams, stopAt(ber), ends))).toBe(sentence);
});
