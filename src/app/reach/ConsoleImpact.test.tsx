// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import type { Action } from '../../domain/actions/action.ts';
import { ActionQuestion } from '../../screens/actions/ActionQuestion.tsx';
import { ImpactSource } from '../../screens/actions/ReachImpact/ImpactSource.ts';
import { useKnown } from '../stores/known.ts';
import { openPage } from '../testing/openPage.tsx';
import { ConsoleImpact } from './ConsoleImpact.tsx';

const answers = { onYes: () => {}, onNo: () => {} };
const node = (name: string) => ({ network: 'meshnet', id: uuidFor(`meshnet/${name}`), name });

const questionOf = (action: Action) => <Asked action={action} />;

function Asked({ action }: { action: Action }) {
  return <ActionQuestion asked={{ actions: [action], options: {} }} known={useKnown()} {...answers} />;
}

const deletion = questionOf({ kind: 'deleteNode', node: node('gw-relay') });
const roleRemoval = questionOf({
  kind: 'switchRole',
  node: node('gw-egress'),
  role: 'egress',
  isOn: false,
});
const disablingOf = (clientId: string) =>
  questionOf({ kind: 'disableClient', client: { network: 'meshnet', clientId } });

const ask = (question: ReactElement, options: { as?: string; faults?: string; scenario?: string } = {}) =>
  openPage(
    [
      {
        path: '/',
        element: <ImpactSource value={(props) => <ConsoleImpact {...props} />}>{question}</ImpactSource>,
      },
    ],
    { at: '/', ...options },
  );

const rulesRead = (asked: readonly string[]) => asked.filter((line) => line.includes('/acls'));

it.each([
  ['deleting a node', deletion, /^leaf-a will lose all connectivity\.$/],
  ['removing a role', roleRemoval, /will lose access to 172\.16\.10\.0\/24 and 192\.168\.77\.0\/24\.$/],
  ['disabling a client', disablingOf('phone-1'), /^phone-1 will lose all connectivity\.$/],
])(
  'the confirmation of %s shows the connectivity impact with freshly loaded ACLs',
  async (_, question, sentence) => {
    const { asked } = await ask(question);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(rulesRead(asked)).toEqual(['GET /networks/meshnet/acls 200']);
  },
);

it.each([
  ['deleting a node', deletion, /^leaf-a will lose all connectivity\.$/],
  ['disabling a client', disablingOf('phone-1'), /^phone-1 will lose all connectivity\.$/],
])(
  'shows network administrators the impact of %s from the peers of the nodes',
  async (_, question, sentence) => {
    const { asked } = await ask(question, { as: 'alice' });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(rulesRead(asked)).toEqual([]);
  },
);

it('reports that the impact is unknown to network administrators if peers couldn’t be loaded', async () => {
  await ask(deletion, { as: 'alice', faults: 'GET /nodes/*/*=503' });
  expect(await screen.findByText(/^Can’t show the impact. It depends on ACLs/)).toBeTruthy();
});

it('reports that the impact is unknown to users who can’t read ACLs, and requests none', async () => {
  const { asked } = await ask(disablingOf('lvl2-phone'), { as: 'lvl2-client', scenario: 'enterprise' });
  expect(await screen.findByText(/^Can’t show the impact. It depends on ACLs/)).toBeTruthy();
  expect(rulesRead(asked)).toEqual([]);
});

it('reports that the impact is unknown if the ACLs couldn’t be loaded', async () => {
  await ask(deletion, { faults: 'GET /networks/*/acls=503' });
  expect(await screen.findByText(/^Can’t show the impact because the ACLs couldn’t be loaded/)).toBeTruthy();
});
