import { describe, expect, it } from 'vitest';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aViewerAt } from '../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { recordsNow } from '../../../mocks/fixtures/recordsNow.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import type { Action } from './action.ts';
import { actionObstacle, actionQuestion, actionsTitle } from './allActions.ts';
import { clientActions, type ClientFields } from './clientActions.ts';
import { textOf } from '../testing/textOf.ts';

const network = 'office';
const aClient = (clientId: string, changes: Partial<ExternalClient> = {}) =>
  anExternalClient({ network, clientId, ingressGatewayId: 'gw', isEnabled: true, ...changes });

const clients = [
  aClient('phone'),
  aClient('pad', { isEnabled: false }),
  aClient('own', { ownerId: 'anna.berg' }),
  aClient('lost', { ingressGatewayId: 'gone', isEnabled: false }),
];
const records = recordsNow({ nodes: [aNode({ network, id: 'gw', name: 'fra-gw-01' })], clients });
const on = (kind: keyof ClientFields, clientId: string): Action => ({ kind, client: { network, clientId } });

it.each<[Action, string, string, string]>([
  [
    on('enableClient', 'pad'),
    'Enable pad?',
    'pad will be able to reach the network through fra-gw-01 again, using its existing configuration.',
    'Enable client',
  ],
  [
    on('enableClient', 'lost'),
    'Enable lost?',
    'lost will be able to reach the network again, using its existing configuration.',
    'Enable client',
  ],
  [
    on('disableClient', 'phone'),
    'Disable phone?',
    'phone won’t be able to reach the network until you enable it again. Its configuration stays valid.',
    'Disable client',
  ],
  [
    on('deleteClient', 'phone'),
    'Delete phone?',
    'phone will permanently lose access. Its configuration can’t be reused. This can’t be undone.',
    'Delete client',
  ],
])('%j asks %s', (action, title, message, confirmLabel) => {
  const question = actionQuestion({ actions: [action], options: {} }, records);
  expect([question?.title, textOf(question?.message), question?.confirmLabel]).toEqual([
    title,
    message,
    confirmLabel,
  ]);
  expect(question?.impact).toHaveLength(1);
  expect(question?.isDanger ?? false).toBe(action.kind === 'deleteClient');
  expect(question?.departing !== undefined).toBe(action.kind === 'deleteClient');
});

it.each<[keyof ClientFields, string, RegExp]>([
  ['enableClient', 'Enable 2 clients', /^2 clients will be able to reach the network again/],
  ['disableClient', 'Disable 2 clients', /^2 clients won’t be able to reach the network until you enable/],
  ['deleteClient', 'Delete 2 clients', /^They will permanently lose access\./],
])('%s asks once for several clients', (kind, title, message) => {
  const actions = [on(kind, 'phone'), on(kind, 'pad')];
  const question = actionQuestion({ actions, options: { skipped: [] } }, records);
  expect(actionsTitle(actions)).toBe(title);
  expect(question).toMatchObject({ title: `${title}?`, confirmLabel: title });
  expect(textOf(question?.message)).toMatch(message);
  expect(question?.impact).toHaveLength(2);
});

describe('an action on a client isn’t available', () => {
  const asOwner = { ...records, viewer: aViewerAt({ [network]: 2 }) };
  const changing = { ...records, switching: new Set([`${network}/phone`]) };
  it.each([
    ['if it has its state', on('enableClient', 'phone'), records, 'Already enabled'],
    ['if it has its state', on('disableClient', 'pad'), records, 'Already disabled'],
    ['to others than its owner', on('deleteClient', 'phone'), asOwner, 'Only the client’s owner can do this'],
    ['while it changes', on('disableClient', 'phone'), changing, 'Waiting for the previous change'],
  ])('%s: %j', (_, action, known, reason) => {
    expect(actionObstacle(action, known)).toBe(reason);
  });

  it('except to its owner', () => {
    expect(actionObstacle(on('deleteClient', 'own'), asOwner)).toBeUndefined();
  });
});

it('names the enabled clients among several to delete', () => {
  const { consequences } = clientActions.deleteClient.questionForMany?.(
    clients,
    { kind: 'deleteClient', client: { network, clientId: 'phone' } },
    records,
  ) ?? { consequences: [] };
  expect(consequences).toEqual([{ label: 'Enabled clients', value: 2 }]);
});
