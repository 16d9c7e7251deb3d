import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { adminPassword, userPassword } from '../../../mocks/scenarios/accounts.ts';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import { draftsStorageKey } from '../../domain/edit/draftOwner.ts';
import { paths } from '../../domain/paths.ts';
import { everyForm, type FormCase } from './everyForm.ts';
import { content, fields, fillIn, lookForFormIn } from './openForm.ts';
import { asksBeforeReload, noteGuards } from './reloadGuards.ts';
import {
  address,
  choose,
  goTo,
  Journey,
  letTheTokenRunOut,
  logIn,
  reload,
  server,
  setTheStage,
} from './stage.tsx';

const meta = {
  title: 'App/Journeys/Reload',
  component: Journey,
  beforeEach: [setTheStage, noteGuards],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin', at: '/' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const stored = () => sessionStorage.getItem(draftsStorageKey);
const isEmpty = () => waitFor(() => expect(stored()).toBeNull());

/** The form as it may be after a reload: passwords are typed again. */
const contentToKeep = () => {
  const all = content();
  return fields().map(({ type }, index) => (type === 'password' ? ' false' : all[index]));
};

async function endureReload(form: FormCase, user: User): Promise<void> {
  const { at } = form;
  reload(at);
  await waitFor(() => expect(fields().length, at).toBeGreaterThan(0));
  const begun = content();
  await fillIn(user, form);
  const kept = contentToKeep();

  reload();
  await waitFor(() => expect(content(), `${at} after a reload`).toEqual(kept));
  await expect(address()).toBe(at);
  await expect(asksBeforeReload(), `${at} has unsent changes`).toBe(kept.join() !== begun.join());
  await expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/secret-5|"password/);
}

function enduring(forms: readonly FormCase[], around: string): Story {
  return {
    play: async ({ step, userEvent }) => {
      lookForFormIn(around);
      for (const form of forms) await step(form.at, () => endureReload(form, userEvent));
    },
  };
}

export const InFormsOfNodesAndNetworks: Story = enduring(everyForm.ofNodesAndNetworks, '#main');
export const InFormsOfWhoIsAllowed: Story = enduring(everyForm.ofWhoIsAllowed, '#main');
export const InFormsOfUsers: Story = enduring(everyForm.ofUsers, '#main');
export const InDialogsOfGatewaysAndKeys: Story = enduring(
  everyForm.inDialogsOfGatewaysAndKeys,
  '[role=dialog]',
);
export const InTheOtherDialogs: Story = enduring(everyForm.inTheOtherDialogs, '[role=dialog]');

export const InTheAclMatrix: Story = {
  args: { at: paths.acls('meshnet') },
  play: async ({ userEvent }) => {
    const cell = (state: string) =>
      screen.findByRole('gridcell', { name: `gw-egress and gw-ingress: ${state}` });
    await userEvent.click(await cell('allowed'));
    await cell('blocked, was allowed');
    reload();
    await cell('blocked, was allowed');
    await expect(asksBeforeReload()).toBe(true);
    void goTo('/');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving' });
    await userEvent.click(await within(question).findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/'));
    await isEmpty();
  },
};

const id = uuidFor('meshnet/owned-node');
const editNode = paths.editNode({ network: 'meshnet', id });
const mtu = () => screen.findByRole('textbox', { name: 'MTU' });

async function typeMtu(user: User): Promise<void> {
  await user.clear(await mtu());
  await user.type(await mtu(), '1399');
  reload();
  await waitFor(async () => expect(await mtu()).toHaveValue('1399'));
}

export const WhatOthersChangedMeanwhileIsTold: Story = {
  args: { at: editNode },
  play: async ({ userEvent }) => {
    const node = server().nodes.get(id);
    if (!node) throw new Error('The server has no owned-node');
    await mtu();
    node.mtu = 1500;
    await typeMtu(userEvent);
    await screen.findByRole('heading', { name: 'Somebody else has changed the same' });
    await userEvent.click(await screen.findByRole('button', { name: 'Take theirs for MTU' }));
    await expect(await mtu()).toHaveValue('1500');
    await expect(await screen.findByText('No changes')).toBeVisible();
    reload();
    await expect(await mtu()).toHaveValue('1500');
    await isEmpty();
  },
};

export const SigningOutLeavesNothing: Story = {
  args: { at: editNode },
  play: async ({ userEvent }) => {
    await typeMtu(userEvent);
    await choose(userEvent, 'Signed in as admin', 'Logout');
    await screen.findByRole('textbox', { name: 'Username' });
    await isEmpty();
    await logIn(userEvent, 'admin', adminPassword);
    await screen.findByRole('button', { name: 'Signed in as admin' });
    await goTo(editNode);
    await expect(await mtu()).not.toHaveValue('1399');
  },
};

export const NobodyElseIsGivenWhatWasTyped: Story = {
  args: { at: editNode },
  play: async ({ userEvent }) => {
    await typeMtu(userEvent);
    letTheTokenRunOut();
    await screen.findByRole('textbox', { name: 'Username' });
    await expect(stored()).not.toBeNull();
    await logIn(userEvent, 'alice', userPassword);
    await screen.findByRole('button', { name: 'Signed in as alice' });
    await isEmpty();
  },
};

export const TheSamePersonGoesOnAfterTheSessionHasRunOut: Story = {
  args: { at: editNode },
  play: async ({ userEvent }) => {
    await typeMtu(userEvent);
    letTheTokenRunOut();
    await screen.findByRole('textbox', { name: 'Username' });
    reload();
    await logIn(userEvent, 'admin', adminPassword);
    await screen.findByRole('button', { name: 'Signed in as admin' });
    await goTo(editNode);
    await waitFor(async () => expect(await mtu()).toHaveValue('1399'));
  },
};
