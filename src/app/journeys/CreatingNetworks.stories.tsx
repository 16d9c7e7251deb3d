import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { adminPassword } from '../../../mocks/scenarios/accounts.ts';
import {
  address,
  answered,
  goTo,
  Journey,
  letTheTokenRunOut,
  logIn,
  questionGone,
  server,
  setTheStage,
} from './stage.tsx';

const page = '/networks/create';

const meta = {
  title: 'App/Journeys/Creating networks',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin', at: page },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const field = (name: string) => screen.findByRole('textbox', { name });
const toggle = (name: string) => screen.findByRole('switch', { name });
const button = (name: string) => screen.findByRole('button', { name });
const sent = () => answered().filter((line) => line.startsWith('POST /networks'));
const stored = (netid: string) => server().networks.get(netid);

async function fillIn(user: User): Promise<void> {
  await user.type(await field('Network name'), 'annex');
  await user.type(await field('Address range (IPv4)'), '10.9.3.0/24');
}

async function create(user: User): Promise<void> {
  await user.click(await button('Create network'));
}

async function isFilledIn(): Promise<void> {
  await expect(await field('Network name')).toHaveValue('annex');
  await expect(await field('Address range (IPv4)')).toHaveValue('10.9.3.0/24');
}

export const ADualStackNetworkWithAutofill: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await toggle('IPv6'));
    await userEvent.click(await button('Autofill'));
    const name = await field('Network name');
    const netid = name instanceof HTMLInputElement ? name.value : '';
    await expect(netid).toMatch(/^[a-z]{1,12}$/);
    await create(userEvent);
    await expect(await screen.findByText(`Created network ${netid} successfully!`)).toBeVisible();
    await expect(await screen.findByRole('link', { name: netid })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/networks'));
    await expect(stored(netid)).toMatchObject({
      addressrange: expect.stringMatching(/^10\.\d+\.\d+\.0\/24$/),
      addressrange6: expect.stringMatching(/^fd[0-9a-f:]+\/64$/),
      isipv4: 'yes',
      isipv6: 'yes',
      defaultudpholepunch: 'yes',
      prosettings: { defaultaccesslevel: 3, allowedgroups: ['*'] },
    });
    const afterwards = answered().slice(answered().indexOf('POST /networks 200'));
    await expect(afterwards).toContain('GET /networks 200');
  },
};

export const EveryChoiceIsSent: Story = {
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await userEvent.click(await toggle('UDP hole punching'));
    await userEvent.click(await toggle('Default access control'));
    await userEvent.click(await toggle('Is point to site'));
    await userEvent.click(await toggle('Is local network'));
    await userEvent.type(await field('Local range'), '192.168.0.0/16');
    await userEvent.type(await field('Default user node limit'), '{Control>}a{/Control}3');
    await userEvent.type(await field('Default user client limit'), '{Control>}a{/Control}5');
    await create(userEvent);
    await waitFor(() => expect(address()).toBe('/networks'));
    await expect(stored('annex')).toMatchObject({
      addressrange: '10.9.3.0/24',
      addressrange6: '',
      defaultudpholepunch: 'yes',
      defaultacl: 'no',
      ispointtosite: 'yes',
      islocal: 'yes',
      localrange: '192.168.0.0/16',
      prosettings: { defaultaccesslevel: 3, defaultusernodelimit: 3, defaultuserclientlimit: 5 },
    });
  },
};

export const ARefusedNetworkStaysInTheForm: Story = {
  args: {
    faults:
      "POST /networks=400:Key: 'Network.AddressRange' Error:Field validation for 'AddressRange' failed on the 'cidrv4' tag*1",
  },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await create(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Creating network annex error! AddressRange is not an IPv4 range',
    );
    await isFilledIn();
    await waitFor(() => expect(address()).toBe(page));
    await create(userEvent);
    await waitFor(() => expect(address()).toBe('/networks'));
    await expect(sent()).toHaveLength(2);
  },
};

export const ALostAnswerIsLookedUp: Story = {
  args: { faults: 'POST /networks=lost' },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await create(userEvent);
    await expect(await screen.findByText('Created network annex successfully!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/networks'));
    await expect(stored('annex')).toBeDefined();
  },
};

export const ADroppedConnectionThatCreatedNothingIsTold: Story = {
  args: { faults: 'POST /networks=lost-before*1' },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await create(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Creating network annex error! Could not reach server',
    );
    await isFilledIn();
    await expect(stored('annex')).toBeUndefined();
    await create(userEvent);
    await waitFor(() => expect(address()).toBe('/networks'));
    await expect(stored('annex')).toBeDefined();
  },
};

export const WhatWasTypedOutlivesTheSession: Story = {
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await userEvent.click(await toggle('Default access control'));
    await userEvent.click(await button('Autofill'));
    letTheTokenRunOut();
    await logIn(userEvent, 'admin', adminPassword);
    await expect(await toggle('UDP hole punching')).toBeChecked();
    await waitFor(() => expect(address()).toBe(page));
    await userEvent.click(await button('Undo Autofill'));
    await isFilledIn();
    await expect(await toggle('Default access control')).not.toBeChecked();
    await create(userEvent);
    await waitFor(() => expect(stored('annex')?.defaultacl).toBe('no'));
  },
};

export const NothingIsLeftForSomebodyElse: Story = {
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    letTheTokenRunOut();
    await logIn(userEvent, 'second-admin', adminPassword);
    await expect(await field('Network name')).toHaveValue('');
    await expect(await field('Address range (IPv4)')).toHaveValue('');
  },
};

export const LeavingAsksFirst: Story = {
  play: async ({ userEvent }) => {
    const question = async () =>
      within(await screen.findByRole('alertdialog', { name: 'Leave without saving' }));
    await fillIn(userEvent);
    await userEvent.click(await screen.findByRole('link', { name: 'Dashboard' }));
    await userEvent.click((await question()).getByRole('button', { name: 'Stay' }));
    await questionGone('Leave without saving');
    await isFilledIn();
    await userEvent.click(await button('Cancel'));
    await userEvent.click((await question()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/networks'));
    await goTo(page);
    await expect(await field('Network name')).toHaveValue('');
    await userEvent.click(await button('Cancel'));
    await waitFor(() => expect(address()).toBe('/networks'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const WithTheKeyboardAloneToTheFirstInvalidField: Story = {
  play: async ({ userEvent }) => {
    const name = await field('Network name');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('meshnet{Enter}');
    await expect(await screen.findByText('A network with this name exists already')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('-2{Enter}');
    const range = await field('Address range (IPv4)');
    await waitFor(() => expect(range).toHaveFocus());
    await userEvent.keyboard('10.9.3.0');
    await userEvent.tab();
    await waitFor(async () => expect(await toggle('IPv6')).toHaveFocus());
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(range).toHaveFocus());
    await expect(sent()).toEqual([]);
    await userEvent.keyboard('{End}/24{Enter}');
    const range6 = await field('Address range (IPv6)');
    await waitFor(() => expect(range6).toHaveFocus());
    await userEvent.keyboard('fd09::/64{Enter}');
    await waitFor(() => expect(address()).toBe('/networks'));
    await expect(stored('meshnet-2')).toMatchObject({ addressrange6: 'fd09::/64', isipv6: 'yes' });
  },
};

export const NoEnterprisePartOnTheCommunityEdition: Story = {
  args: { scenario: 'community' },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Default user node limit' })).toBeNull(),
    );
    await create(userEvent);
    await waitFor(() => expect(stored('annex')?.prosettings).toMatchObject({ defaultaccesslevel: 3 }));
  },
};

export const OthersAreToldThatItIsNotForThem: Story = {
  args: { scenario: 'community', as: 'alice' },
  play: async () => {
    await expect(await screen.findByText('Networks are created by administrators.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Create network' })).toBeNull());
  },
};
