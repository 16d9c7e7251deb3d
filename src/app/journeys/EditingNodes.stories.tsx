import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { adminPassword } from '../../../mocks/scenarios/accounts.ts';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import type { WireNode } from '../../../mocks/wire/wire.ts';
import {
  address,
  answered,
  choose,
  goTo,
  Journey,
  letTheTokenRunOut,
  logIn,
  questionGone,
  reload,
  server,
  setTheStage,
} from './stage.tsx';

const id = uuidFor('dualnet/dual-c');
const page = `/nodes/dualnet/${id}/edit`;

const meta = {
  title: 'App/Journeys/Editing nodes',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: page },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const sent = () => answered().filter((line) => line.startsWith('PUT'));

/** What the page says after saving can be seen once the review over it is gone. */
async function expectShown(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}

function stored(): WireNode {
  const node = server().nodes.get(id);
  if (!node) throw new Error('The server has no dual-c');
  return node;
}

/** What the console does when its page becomes visible again: the nodes are read. */
async function refresh(): Promise<void> {
  const reads = () => answered().filter((line) => line === 'GET /nodes 200').length;
  const before = reads();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
}

export const WithCommandsOff: Story = {
  play: async ({ userEvent }) => {
    await expect(await field('Postup')).toHaveAttribute('readonly');
    await expect(screen.getAllByText('Remote command execution is off on this server')).toHaveLength(2);
    const mtu = await field('MTU');
    await userEvent.clear(mtu);
    await userEvent.type(mtu, '1300');
    await userEvent.type(await field('Allowed IPs'), '10.40.50.3/32, 10.77.0.0/16');
    await userEvent.click(await button('Review changes'));
    await userEvent.click(await button('Save'));
    await expect(await screen.findByText('Node updated successfully!')).toBeVisible();
    await expect(stored()).toMatchObject({ mtu: 1300, allowedips: ['10.40.50.3/32', '10.77.0.0/16'] });
    await expect(await screen.findByText('No changes')).toBeVisible();
    await waitFor(() => expect(address()).toBe(page));
  },
};

export const WithCommandsOn: Story = {
  play: async ({ userEvent }) => {
    server().settings.rce = true;
    stored().postdown = 'echo old';
    reload();
    // Commands cannot be typed until the server has said that it runs them.
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Postup' })).not.toHaveAttribute('readonly'),
    );
    await userEvent.type(await field('Postup'), 'echo up; true');
    await userEvent.clear(await field('Postdown'));
    await userEvent.click(await button('Review changes'));
    await userEvent.click(await button('Save'));
    await expectShown('Saved, but not all of it as asked.');
    await expect((await screen.findAllByText(/The server kept echo old for Postdown/))[0]).toBeVisible();
    await expect(stored()).toMatchObject({ postup: 'echo up; true', postdown: 'echo old' });
    await expect(await field('Postdown')).toHaveValue('echo old');
  },
};

export const TwoAdministratorsAtOnce: Story = {
  play: async ({ userEvent }) => {
    const mtu = await field('MTU');
    await userEvent.clear(mtu);
    await userEvent.type(mtu, '1300');
    stored().mtu = 1500;
    stored().localaddress = '192.168.99.9';
    await userEvent.click(await button('Review changes'));
    await userEvent.click(await button('Save'));
    await screen.findByRole('heading', { name: 'Somebody else has changed the same' });
    await expect(sent()).toEqual([]);
    await expect(await screen.findByText(/Local address is now 192.168.99.9/)).toBeVisible();
    await expect(mtu).toHaveValue('1300');

    await userEvent.click(await button('Keep mine for MTU'));
    await userEvent.click(await button('Review changes'));
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(stored()).toMatchObject({ mtu: 1300, localaddress: '192.168.99.9' }));
  },
};

export const TheirValueIsTaken: Story = {
  play: async ({ userEvent }) => {
    const mtu = await field('MTU');
    await userEvent.clear(mtu);
    await userEvent.type(mtu, '1300');
    stored().mtu = 1500;
    await refresh();
    await userEvent.click(await button('Take theirs for MTU'));
    await expect(mtu).toHaveValue('1500');
    await expect(await screen.findByText('No changes')).toBeVisible();
  },
};

export const ARefreshDoesNotTouchTheForm: Story = {
  play: async ({ userEvent }) => {
    const name = await field('Node name');
    await userEvent.type(name, '-x');
    stored().name = 'somebody-elses';
    stored().mtu = 1333;
    await refresh();
    await screen.findByText(/MTU is now 1333/);
    await expect(name).toHaveValue('dual-c-x');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(await field('MTU')).not.toHaveValue('1333');
    await userEvent.click(await button('Show here'));
    await expect(await field('MTU')).toHaveValue('1333');
    await expect(name).toHaveValue('dual-c-x');
  },
};

export const LeavingAsks: Story = {
  play: async ({ userEvent }) => {
    const name = await field('Node name');
    await userEvent.type(name, '-x');
    await userEvent.click(await screen.findByRole('link', { name: 'Dashboard' }));
    await userEvent.click(await button('Stay'));
    await questionGone('Leave without saving');
    await waitFor(() => expect(address()).toBe(page));
    await expect(name).toHaveValue('dual-c-x');

    await userEvent.click(await screen.findByRole('link', { name: 'Dashboard' }));
    await userEvent.click(await button('Leave'));
    await waitFor(() => expect(address()).toBe('/'));
    await goTo(page);
    await expect(await field('Node name')).toHaveValue('dual-c');
  },
};

export const AnUntouchedFormIsLeftWithoutAQuestion: Story = {
  play: async ({ userEvent }) => {
    await field('Node name');
    await userEvent.click(await button('Cancel'));
    await waitFor(() => expect(address()).toBe(`/nodes/dualnet/${id}`));
  },
};

export const CancelGoesBackToWhereOneCameFrom: Story = {
  args: { at: '/nodes/dualnet?search=dual' },
  play: async ({ userEvent }) => {
    await choose(userEvent, 'More about dual-c', 'Edit');
    await field('Node name');
    await userEvent.click(await button('Cancel'));
    await waitFor(() => expect(address()).toBe('/nodes/dualnet?search=dual'));
    await expect(await screen.findByRole('searchbox', { name: /^Search/ })).toHaveValue('dual');
  },
};

export const CancelGoesBackAlsoAfterSigningInAgain: Story = {
  args: { at: '/nodes/dualnet?search=dual' },
  play: async ({ userEvent }) => {
    await choose(userEvent, 'More about dual-c', 'Edit');
    await field('Node name');
    letTheTokenRunOut();
    await logIn(userEvent, 'admin', adminPassword);
    await field('Node name');
    await userEvent.click(await button('Cancel'));
    await waitFor(() => expect(address()).toBe('/nodes/dualnet?search=dual'));
  },
};

export const WhatWasTypedSurvivesTheEndOfTheSession: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Node name'), '-x');
    letTheTokenRunOut();
    await logIn(userEvent, 'admin', 'admin-password-1');
    await waitFor(() => expect(address()).toBe(page));
    await expect(await field('Node name')).toHaveValue('dual-c-x');
    await expect(await screen.findByText('1 change')).toBeVisible();
  },
};

export const SomebodyElseDoesNotGetIt: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Node name'), '-x');
    letTheTokenRunOut();
    await logIn(userEvent, 'alice', 'user-password-1');
    await waitFor(() => expect(address()).toBe(page));
    await expect(await field('Node name')).toHaveValue('dual-c');
  },
};

export const ARefusalKeepsTheForm: Story = {
  play: async ({ userEvent }) => {
    const ip = await field('IP address');
    // Moved since the console read it, so that only the server knows.
    Object.assign(server().networks.get('dualnet') ?? {}, { addressrange: '10.41.0.0/16' });
    await userEvent.clear(ip);
    await userEvent.type(ip, '10.40.50.9');
    await userEvent.click(await button('Review changes'));
    await userEvent.click(await button('Save'));
    await expect(
      await screen.findByText(/^Node updated failed! : invalid address provided; out of network range/),
    ).toBeVisible();
    await expectShown(/Nothing you typed is lost/);
    await expect(ip).toHaveValue('10.40.50.9');
  },
};

export const ADroppedConnectionKeepsTheForm: Story = {
  args: { faults: 'PUT /nodes=lost-before' },
  play: async ({ userEvent }) => {
    const mtu = await field('MTU');
    await userEvent.clear(mtu);
    await userEvent.type(mtu, '1300');
    await userEvent.click(await button('Review changes'));
    await userEvent.click(await button('Save'));
    await expect(await screen.findByText('Node updated failed! : Could not reach server')).toBeVisible();
    await expect(mtu).toHaveValue('1300');
  },
};

export const ABadValueIsNotSent: Story = {
  play: async ({ userEvent }) => {
    const ip = await field('IP address');
    await userEvent.clear(ip);
    await userEvent.type(ip, '10.40.50.300{Enter}');
    await expect(await screen.findByText('Please enter a valid IPv4 address')).toBeVisible();
    await waitFor(() => expect(ip).toHaveFocus());
    await expect(ip).toHaveValue('10.40.50.300');
    await expect(sent()).toEqual([]);
  },
};

export const AnAddressThatAnotherHasIsNotSent: Story = {
  play: async ({ userEvent }) => {
    const ip = await field('IP address');
    const other = [...server().nodes.values()].find((one) => one.network === 'dualnet' && one.id !== id);
    await userEvent.clear(ip);
    await userEvent.type(ip, `${other?.address}{Enter}`);
    await expect(await screen.findByText(`The node ${other?.name} has this address`)).toBeVisible();
    await userEvent.clear(ip);
    await userEvent.type(ip, '172.16.0.9{Enter}');
    await expect(await screen.findByText(/^Outside .*, the range of the network$/)).toBeVisible();
    await expect(sent()).toEqual([]);
  },
};

/** The server writes the pairs of the node anew: those blocked by hand are lost. */
export const AChangedRuleSaysWhatItOverwrites: Story = {
  play: async ({ userEvent }) => {
    const rule = await screen.findByRole('button', { name: /Node ACL rule/ });
    const acls = server().acls.get('dualnet') ?? {};
    const [peer = ''] = Object.keys(acls[id] ?? {});
    Object.assign(acls[id] ?? {}, { [peer]: 1 });
    Object.assign(acls[peer] ?? {}, { [id]: 1 });

    await userEvent.click(rule);
    await userEvent.click(await screen.findByRole('option', { name: 'Unset' }));
    await waitFor(() => expect(answered().some((line) => line.includes('/acls 200'))).toBe(true));
    await userEvent.click(await button('Review changes'));
    const review = within(await screen.findByRole('dialog', { name: 'Save changes to dual-c' }));
    await expect(await review.findByText(/1 pair blocked by hand is lost/)).toBeVisible();
    await userEvent.click(review.getByRole('checkbox', { name: 'Allow 1 pair that is blocked now' }));
    await userEvent.click(review.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Node updated successfully!')).toBeVisible();
    await expect(server().acls.get('dualnet')?.[id]?.[peer]).toBe(2);
  },
};

export const ByKeyboardAlone: Story = {
  play: async ({ userEvent }) => {
    const mtu = await field('MTU');
    while (document.activeElement !== mtu) await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}1300{Enter}');
    const review = within(await screen.findByRole('dialog', { name: 'Save changes to dual-c' }));
    await waitFor(async () => expect(await review.findByRole('button', { name: 'Save' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(mtu).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stored().mtu).toBe(1300));
  },
};

export const DeletedBySomebodyElse: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Node name'), '-x');
    server().nodes.delete(id);
    await refresh();
    await expect(await screen.findByText('Somebody else has deleted this node.')).toBeVisible();
    await expect(await field('Node name')).toHaveValue('dual-c-x');
    await expect(await button('Review changes')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const UnknownNode: Story = {
  args: { at: `/nodes/dualnet/${uuidFor('nobody')}/edit` },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
  },
};

export const NotForWhoeverHasNoRightsOnTheNetwork: Story = {
  args: { as: 'carol' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
  },
};
