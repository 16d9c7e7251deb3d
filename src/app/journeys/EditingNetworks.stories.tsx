import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { WireNetwork } from '../../../mocks/wire/wire.ts';
import { address, answered, Journey, letTheTokenRunOut, logIn, server, setTheStage } from './stage.tsx';

const page = '/networks/meshnet/edit';

const meta = {
  title: 'App/Journeys/Editing networks',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin', at: page },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const sent = () => answered().filter((line) => line.startsWith('PUT'));

function stored(): WireNetwork {
  const network = server().networks.get('meshnet');
  if (!network) throw new Error('The server has no meshnet');
  return network;
}

export const ChangeDefaultsAndLimits: Story = {
  play: async ({ userEvent }) => {
    const mtu = await field('Default MTU');
    await userEvent.clear(mtu);
    await userEvent.type(mtu, '1400');
    await userEvent.type(await field('Default user node limit'), '{Control>}a{/Control}7');
    await userEvent.click(await screen.findByRole('switch', { name: /Allow node signup/ }));
    await userEvent.click(await button('Review changes'));
    await userEvent.click(await button('Save'));
    await expect(await screen.findByText('Updating network meshnet success!')).toBeVisible();
    await expect(stored()).toMatchObject({ defaultmtu: 1400, allowmanualsignup: 'yes' });
    await expect(stored().prosettings).toMatchObject({ defaultusernodelimit: 7 });
    await waitFor(() => expect(address()).toBe(page));
    await screen.findByText('No changes');
  },
};

export const ANewRangeIsAgreedToFirst: Story = {
  play: async ({ userEvent }) => {
    const range = await field('Address range (IPv4)');
    await userEvent.clear(range);
    await userEvent.type(range, '10.77.0.0/16{Enter}');
    const review = within(await screen.findByRole('dialog', { name: 'Save changes to meshnet' }));
    await userEvent.click(await review.findByRole('button', { name: 'Save' }));
    await expect(sent()).toEqual([]);
    await userEvent.click(await review.findByRole('checkbox', { name: /new addresses/ }));
    await userEvent.click(await review.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored().addressrange).toBe('10.77.0.0/16'));
    const addresses = [...server().nodes.values()].filter(({ network }) => network === 'meshnet');
    await expect(addresses.every((node) => node.address.startsWith('10.77.'))).toBe(true);
  },
};

export const SomebodyElseChangedTheSame: Story = {
  play: async ({ userEvent }) => {
    const mtu = await field('Default MTU');
    await userEvent.clear(mtu);
    await userEvent.type(mtu, '1400');
    stored().defaultmtu = 1500;
    await userEvent.click(await button('Review changes'));
    await userEvent.click(await button('Save'));
    await userEvent.click(await button('Take theirs for Default MTU'));
    await expect(mtu).toHaveValue('1500');
    await expect(sent()).toEqual([]);
  },
};

export const WhatWasTypedSurvivesTheEndOfTheSession: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Default ext client DNS'), '10.20.30.1');
    letTheTokenRunOut();
    await logIn(userEvent, 'admin', 'admin-password-1');
    await waitFor(() => expect(address()).toBe(page));
    await expect(await field('Default ext client DNS')).toHaveValue('10.20.30.1');
  },
};

export const ARefusalKeepsTheForm: Story = {
  args: { faults: 'PUT /networks=400:no such luck' },
  play: async ({ userEvent }) => {
    const mtu = await field('Default MTU');
    await userEvent.clear(mtu);
    await userEvent.type(mtu, '1400{Enter}');
    await userEvent.click(await button('Save'));
    await expect(await screen.findByText(/no such luck. Nothing you typed is lost/)).toBeVisible();
    await expect(mtu).toHaveValue('1400');
  },
};

export const ChooseAllowedGroups: Story = {
  args: { at: '/networks/meshnet/edit/groups' },
  play: async ({ userEvent }) => {
    const everybody = await screen.findByRole('checkbox', { name: /\*/ });
    await expect(everybody).toBeChecked();
    await userEvent.click(everybody);
    await expect(await screen.findByText(/Without a group nobody gets in by one/)).toBeVisible();
    await userEvent.click(await button('Submit changes'));
    await expect(await screen.findByText('Updating network meshnet success!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/networks/meshnet'));
    await expect(stored().prosettings?.allowedgroups).toEqual([]);
  },
};

export const ChooseAllowedUsers: Story = {
  args: { at: '/networks/meshnet/edit/networkusers' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'carol' }));
    await userEvent.click(await button('Submit changes'));
    await waitFor(() => expect(stored().prosettings?.allowedusers).toContain('carol'));
  },
};

export const NoEnterprisePartOnTheCommunityEdition: Story = {
  args: { scenario: 'community' },
  play: async () => {
    await field('Default MTU');
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Default user node limit' })).toBeNull(),
    );
  },
};

export const UnknownNetwork: Story = {
  args: { at: '/networks/nowhere/edit' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /lost your way/ })).toBeVisible();
  },
};
