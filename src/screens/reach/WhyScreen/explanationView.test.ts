import { describe, expect, it } from 'vitest';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import type { End } from '../../../domain/reach/why/ends.ts';
import { expectedConfiguration } from '../../../domain/reach/network/configuration.ts';
import { clientMember, nodeMember } from '../../../domain/reach/network/member.ts';
import { reachIndex } from '../../../domain/reach/network/reachIndex.ts';
import { responseOf } from '../../../domain/reach/network/serverResponse.ts';
import { aclMatrixOf } from '../../../domain/acl/aclMatrix.ts';
import type { NodeResponse } from '../../../domain/reach/why/nodeResponses.ts';
import { explanationView } from './explanationView.ts';

function why(situation: ReachFixture, fromName: string, toName: string) {
  const index = reachIndex(aReachSource(situation));
  const members = [...index.nodes.map(nodeMember), ...index.clients.map(clientMember)];
  const end = (name: string): End =>
    members.find(
      (member) => (member.kind === 'node' ? member.node.name : member.client.clientId) === name,
    ) ?? {
      kind: 'address',
      address: name,
      network: undefined,
    };
  const [from, to] = [end(fromName), end(toName)];
  return { index, from, to, answer: explanationView(index, { from, to, now: NOW }) };
}

const blocked = [
  ['ams', 'ber'],
  ['ber', 'ams'],
] as const;
const egress = { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: true };

it('shows the path and where it stops', () => {
  const drawn = (situation: ReachFixture, from: string, to: string) => {
    const { answer } = why(situation, from, to);
    return [answer.stops.map(({ name }) => name).join(' '), answer.breakAt];
  };
  expect([
    drawn({ nodes: { ams: {}, ber: {} } }, 'ams', 'ber'),
    drawn({ nodes: { ams: {}, ber: {} }, blocked }, 'ams', 'ber'),
    drawn({ nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } } }, 'ams', 'ber'),
    drawn({ nodes: { ams: {}, ber: {}, lon: { relays: ['ber'], isConnected: false } } }, 'ams', 'ber'),
    drawn({ nodes: { ams: {}, fra: egress } }, 'ams', '192.168.77.5'),
    drawn({ nodes: { ams: {}, fra: egress } }, '192.168.77.5', 'ams'),
    drawn({ nodes: { ams: {}, ord: { network: 'prod-us' } } }, 'ams', 'ord'),
    drawn({ nodes: { ams: {} } }, 'ams', '10.20.4.99'),
  ]).toEqual([
    ['ams ber', undefined],
    ['ams ber', 1],
    ['ams lon ber', undefined],
    ['ams lon ber', 1],
    ['ams fra 192.168.77.5', undefined],
    ['192.168.77.5 fra ams', undefined],
    ['ams ord', 1],
    ['ams 10.20.4.99', 1],
  ]);
});

it('offers a change that one request makes, or a link to the form', () => {
  const offered = (situation: ReachFixture) =>
    why(situation, 'ams', 'ber').answer.fixes.map(({ label, href }) => [
      label,
      href?.replace(/[\da-f-]{36}/, 'ID'),
    ]);
  expect(offered({ nodes: { ams: {}, ber: {} }, blocked })).toEqual([['Allow this pair', undefined]]);
  expect(
    offered({ nodes: { ams: { endpoint: '198.51.100.9' }, ber: { endpoint: '198.51.100.9' } } }),
  ).toEqual([
    ['Set a local address for ber', '/nodes/prod-eu/ID/edit?field=localAddress'],
    ['Set a local address for ams', '/nodes/prod-eu/ID/edit?field=localAddress'],
  ]);
  expect(offered({ nodes: { ams: {}, ber: { isRelayed: true } } })).toEqual([
    ['Relay ber through ams', '/nodes/prod-eu/ID/create-relay'],
  ]);
});
describe('the server’s response', () => {
  const situation: ReachFixture = { nodes: { ams: {}, ber: {}, osl: {} } };
  const { index, from, to } = why(situation, 'ams', 'ber');
  const idOf = (name: string) => index.nodes.find((node) => node.name === name)?.id ?? '';
  const expected = (name: string): NodeResponse => {
    const node = index.nodes.find((candidate) => candidate.name === name);
    return {
      kind: 'answered',
      answer: node ? responseOf(expectedConfiguration(index, node)) : { peers: [] },
    };
  };
  const answer = (responses: Readonly<Record<string, NodeResponse>>) =>
    explanationView(
      index,
      { from, to, now: NOW },
      new Map(Object.entries(responses).map(([name, one]) => [idOf(name), one])),
    );

  it('predicts until the server has returned all nodes on the path', () => {
    expect(why(situation, 'ams', 'ber').answer.source).toBe('predicted');
    expect(answer({ ams: expected('ams') }).source).toBe('asking');
    // osl isn't on the path.
    expect(answer({ ams: expected('ams'), ber: expected('ber') })).toMatchObject({
      source: 'answered',
      title: 'Reachable',
      expected: undefined,
      differences: [],
    });
  });

  it('uses the server’s response where it differs, and shows both verdicts', () => {
    const found = answer({ ams: expected('ams'), ber: { kind: 'answered', answer: { peers: [] } } });
    expect(found).toMatchObject({
      title: 'No path',
      expected: 'Expected: Reachable. Directly, in both directions.',
      differences: ['ber: ams is a peer only in the prediction'],
      fixes: [],
    });
  });

  it('shows the server’s message for an error', () => {
    const refused: NodeResponse = {
      kind: 'answered',
      answer: { refused: { status: 500, message: 'not found' } },
    };
    expect(answer({ ams: expected('ams'), ber: refused }).notes).toEqual([
      'The server returned HTTP 500 for ber: not found.',
    ]);
  });

  it('keeps the prediction where a response is missing, with a note', () => {
    expect(
      answer({ ams: { kind: 'unread', failure: { kind: 'timeout' } }, ber: { kind: 'gone' } }),
    ).toMatchObject({
      source: 'predicted',
      title: 'Reachable',
      unread: [
        'Couldn’t load ams’s configuration from the server. Could not reach server: the request timed out',
        'ber no longer exists.',
      ],
    });
  });
});

it('shows both directions where they differ', () => {
  const { answer } = why({ nodes: { ams: {}, fra: { ...egress, egressNat: false } } }, 'ams', '192.168.77.5');
  expect(answer.title).toBe('One-way');
  expect(answer.reverse).toMatchObject({ label: 'Reverse direction, 192.168.77.5 to ams' });
  expect(why({ nodes: { ams: {}, ber: {} }, blocked }, 'ams', 'ber').answer.reverse).toBeUndefined();
});

it('links to the ACLs where the server has no row for a pair yet', () => {
  const { index, from, to } = why({ nodes: { ams: {}, ber: {} }, blocked }, 'ams', 'ber');
  const none = new Map([['prod-eu', aclMatrixOf([], new Uint8Array())]]);
  const { fixes } = explanationView({ ...index, acls: none }, { from, to, now: NOW });
  expect(fixes.map(({ href }) => href?.replace(/[\da-f-]{36}/, 'ID'))).toEqual(['/acls/prod-eu/ID']);
});

it('copies everything as text, including the evidence', () => {
  const { answer } = why({ nodes: { ams: {}, ber: {} }, blocked }, 'ams', 'ber');
  expect(answer.asText.split('\n')).toEqual([
    'ams to ber: Blocked',
    'An ACL rule blocks ams and ber in both directions.',
    'Predicted from the configuration',
    ...answer.checks.map((_, at) => expect.stringMatching(new RegExp(`^${at + 1}\\. `))),
    expect.stringMatching(/^ams: healthy, .* ago, v0\.16\.1/),
    expect.stringMatching(/^ber: healthy, .* ago, v0\.16\.1/),
  ]);
});
