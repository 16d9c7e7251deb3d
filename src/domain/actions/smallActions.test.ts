import { describe, expect, it } from 'vitest';
import { anAccessKey } from '../../../mocks/fixtures/accessKey.ts';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { recordsNow } from '../../../mocks/fixtures/recordsNow.ts';
import { keyFingerprint } from '../accessKey/keyFingerprint.ts';
import { textOf } from '../testing/textOf.ts';
import type { Node } from '../node/node.ts';
import type { Action, AskOptions } from './action.ts';
import { actionObstacle, actionQuestion, actionsTitle } from './allActions.ts';
import type { RecordsNow } from './known.ts';

const netid = 'office';
const secret = { hidden: false, value: 'opensesame', accessString: 'token' } as const;
const records = recordsNow({
  nodes: [aNode({ network: netid, joinKey: keyFingerprint(secret.value) })],
  networks: [
    aNetwork({
      netid,
      accessKeys: [
        anAccessKey({ name: 'ci', uses: 3, secret }),
        anAccessKey({ name: 'old', uses: 2, secret: { hidden: true } }),
        anAccessKey({ name: 'a/b' }),
      ],
    }),
  ],
  dnsEntries: ['wiki', 'db', 'a/b', 'tab\t', 'inv\u202egpj'].map((name) =>
    aDnsEntry({ network: netid, name, address: '10.1.0.9' }),
  ),
});

const key = (name: string): Action => ({ kind: 'deleteAccessKey', key: { network: netid, name } });
const entry = (name: string): Action => ({ kind: 'deleteDnsEntry', entry: { network: netid, name } });

describe('the question before deleting', () => {
  it.each<[Action, string, string, string]>([
    [
      key('ci'),
      'Delete ci?',
      'No new nodes will be able to join office with this key. Nodes that already joined aren’t affected. This can’t be undone.',
      'Delete key',
    ],
    [
      entry('wiki'),
      'Delete wiki.office?',
      'Nodes in this network will no longer find 10.1.0.9 by this name.',
      'Delete entry',
    ],
  ])('%j', (action, title, message, confirmLabel) => {
    const question = actionQuestion({ actions: [action], options: {} }, records);
    expect(question).toMatchObject({ title, confirmLabel, isDanger: true });
    expect(textOf(question?.message)).toBe(message);
  });

  it('counts uses, and nodes that joined with a key that isn’t hidden', () => {
    const consequencesOf = (...actions: readonly Action[]) =>
      actionQuestion({ actions, options: actions.length > 1 ? { skipped: [] } : {} }, records)?.consequences;
    const uses = (value: number) => ({ label: 'Uses left', value });
    const joined = { label: 'Nodes that joined with it', value: 1 };
    expect(consequencesOf(key('ci'))).toEqual([uses(3), joined]);
    expect(consequencesOf(key('old'))).toEqual([uses(2)]);
    expect(consequencesOf(key('ci'), key('old'))).toEqual([uses(5), joined]);
  });
});

it.each<[readonly Action[], string]>([
  [[key('ci'), key('old')], 'Delete 2 access keys of office'],
  [[entry('wiki'), entry('db')], 'Delete 2 DNS entries'],
])('%j are called %s', (actions, title) => {
  expect(actionsTitle(actions)).toBe(title);
});

it.each<[Action, string]>([
  [key('a/b'), 'The server can’t delete a key with this name. It’s removed once it’s used up'],
  [entry('a/b'), 'Names can’t contain “/”'],
])('%j isn’t available', (action, reason) => {
  expect(actionObstacle(action, records)).toBe(reason);
});

it.each(['tab\t', 'inv\u202egpj'])(
  'the DNS entry %j can be deleted, although it can’t be created',
  (name) => {
    expect(actionObstacle(entry(name), records)).toBeUndefined();
  },
);

describe('a network', () => {
  const lab = aNetwork({ netid: 'lab', accessKeys: [anAccessKey(), anAccessKey({ name: 'other' })] });
  const server = aNode({ network: 'lab', isServer: true });
  const leaf = aNode({ network: 'lab', id: 'leaf' });
  const deletion: Action = { kind: 'deleteNetwork', netid: 'lab' };
  const refresh: Action = { kind: 'refreshKeys', netid: 'lab' };
  const withNodes = (...nodes: readonly Node[]) =>
    recordsNow({
      networks: [lab, aNetwork({ netid })],
      nodes: [...nodes, aNode({ network: netid })],
      clients: [anExternalClient({ network: 'lab' })],
    });
  const ask = (action: Action, known: RecordsNow, options: AskOptions = {}) =>
    actionQuestion({ actions: [action], options }, known);

  it.each<[RecordsNow, string | undefined]>([
    [withNodes(server), undefined],
    [withNodes(server, leaf), 'Delete its 1 node first'],
    [{ ...withNodes(), listedNodes: undefined }, 'Waiting for the nodes to load'],
    [{ ...withNodes(server), viewer: aViewerAt({ lab: 0 }) }, 'Only administrators can do this'],
  ])('is deleted unless %#: %s', (known, reason) => {
    expect(actionObstacle(deletion, known)).toBe(reason);
  });

  it('counts what is deleted with it, for one and for several', () => {
    const consequences = [
      { label: 'Access keys deleted', value: 2 },
      { label: 'Server nodes removed', value: 1 },
      { label: 'External clients deleted', value: 1 },
    ];
    expect(ask(deletion, withNodes(server))).toMatchObject({
      title: 'Delete lab',
      typeToConfirm: 'lab',
      consequences,
    });
    expect(ask(deletion, withNodes(server), { skipped: [] })).toMatchObject({
      title: 'Delete 1 network?',
      typeToConfirm: 'delete',
      consequences,
    });
    expect(ask(deletion, { ...withNodes(), clients: undefined })?.consequences).toEqual([
      { label: 'Access keys deleted', value: 2 },
      { label: 'External clients deleted', value: 'all' },
    ]);
  });

  it.each<[RecordsNow, string]>([
    [withNodes(server), 'the 1 node'],
    [withNodes(server, leaf), 'all 2 nodes'],
    [{ ...withNodes(), listedNodes: undefined }, 'all nodes'],
  ])('says which nodes make new keys', (known, nodes) => {
    expect(textOf(ask(refresh, known)?.message)).toContain(`the public keys of ${nodes} in lab?`);
  });

  it('makes new keys together with others', () => {
    expect(ask(refresh, withNodes(server, leaf), { skipped: [] })).toMatchObject({
      title: 'Refresh public keys of 1 network?',
      consequences: [{ label: 'Nodes', value: 2 }],
    });
    expect(actionsTitle([refresh, refresh])).toBe('Refresh the keys of 2 networks');
  });
});

it.each([key('ci'), entry('wiki')])('%j is for administrators of the network', (action) => {
  const asUser = { ...records, viewer: aViewerAt({ [netid]: 1 }) };
  expect(actionObstacle(action, asUser)).toBe('Only administrators of office can do this');
});
