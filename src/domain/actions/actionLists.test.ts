import { describe, expect, it } from 'vitest';
import { anAccessKey } from '../../../mocks/fixtures/accessKey.ts';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { recordsNow } from '../../../mocks/fixtures/recordsNow.ts';
import type { Action } from './action.ts';
import { actionQuestion } from './allActions.ts';

const network = 'office';
const node = aNode({ network, id: '1', name: 'gw-1', listenPort: 51821, egressRanges: ['10.9.0.0/24'] });
const gateway = { ...node, isEgressGateway: true };
const records = recordsNow({
  nodes: [gateway, aNode({ network, id: '2', name: 'leaf' })],
  networks: [aNetwork({ netid: network, accessKeys: [anAccessKey({ name: 'spent' })] })],
  clients: [anExternalClient({ network, clientId: 'phone' })],
  dnsEntries: [aDnsEntry({ network, name: 'wiki' })],
});

const edited: Action = {
  kind: 'editNode',
  node,
  before: { listenPort: '51821' },
  after: { listenPort: '51822' },
};
const deletions: readonly Action[] = [
  { kind: 'deleteClient', client: { network, clientId: 'phone' } },
  { kind: 'deleteAccessKey', key: { network, name: 'spent' } },
  { kind: 'deleteDnsEntry', entry: { network, name: 'wiki' } },
];
const gone: Action = { kind: 'deleteNode', node: { network, id: '9', name: 'gone' } };

const ask = (...actions: readonly Action[]) =>
  actionQuestion({ actions, options: { list: { label: 'Do it', title: 'Do it: gw-1' } } }, records);

describe('the question of a list of actions', () => {
  it.each<[string, readonly Action[], string, string, readonly string[] | undefined]>([
    ['of one that the list names', [edited], 'Do it?', 'gw-1: Listen port from 51821 to 51822.', undefined],
    [
      'of pairs',
      [{ kind: 'setPairs', netid: network, pairs: [['1', '2']], isAllowed: true }],
      'Do it?',
      'Allow 1 pair of office in both directions.',
      undefined,
    ],
    [
      'of several',
      [edited, ...deletions],
      'Do it?',
      'These changes are made one at a time.',
      [
        'gw-1: Listen port from 51821 to 51822',
        'Delete phone from office',
        'Delete spent from office',
        'Delete wiki from office',
      ],
    ],
  ])('%s', (_, actions, title, message, steps) => {
    expect(ask(...actions)).toMatchObject({ title, message, confirmLabel: 'Do it', ...(steps && { steps }) });
  });

  it('is that of a single action with its own title', () => {
    expect(ask({ kind: 'disconnectNode', node })?.title).toBe('Disconnect gw-1');
  });

  it('has the consequences of all', () => {
    const ranges: Action = {
      kind: 'editNode',
      node,
      before: { egressRanges: '10.9.0.0/24' },
      after: { egressRanges: '' },
    };
    const question = ask(edited, ranges, ...deletions);
    expect(question?.isDanger).toBe(true);
    expect(question?.trialNote).toContain('60 seconds');
    expect(question?.impact?.map(({ change }) => change.kind)).toEqual(['editNode', 'removeClient']);
    expect(ask(edited)?.isDanger).toBe(false);
  });

  it('asks nothing about records that no longer exist', () => {
    expect(ask(gone)).toBeUndefined();
    expect(ask(gone, gone)).toBeUndefined();
  });
});
