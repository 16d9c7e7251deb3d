import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  address,
  answered,
  goTo,
  Journey,
  letTheTokenRunOut,
  logIn,
  reload,
  server,
  setTheStage,
} from './stage.tsx';

const meta = {
  title: 'App/Journeys/DNS',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/dns/meshnet' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const posts = () => answered().filter((line) => line.startsWith('POST /dns'));
const stored = (name: string) => server().dns.find((entry) => entry.name === name);
const nameField = () => screen.findByRole('textbox', { name: 'DNS name' });
const addressField = () => screen.findByRole('textbox', { name: 'IP address' });

export const FromTheNetworksToAnEntryAndBack: Story = {
  args: { at: '/dns' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'meshnet' }));
    const custom = within(await screen.findByRole('region', { name: 'Custom entries' }));
    await expect(await custom.findByText('db')).toBeVisible();
    await expect(custom.queryByText('leaf-a')).toBeNull();

    await userEvent.click(await screen.findByRole('link', { name: 'Create DNS entry' }));
    await userEvent.type(await nameField(), 'intranet.meshnet');
    await userEvent.type(await addressField(), ' 10.20.30.9 {Enter}');
    await expect(await screen.findByText('Successfully created DNS Entry!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dns/meshnet'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(stored('intranet')).toMatchObject({ address: '10.20.30.9', network: 'meshnet' });

    await userEvent.click(await custom.findByRole('button', { name: 'Delete intranet.meshnet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete entry' }));
    await expect(await screen.findByText('Successfully removed the DNS Entry!')).toBeVisible();
    await waitFor(() => expect(custom.queryByText('intranet')).toBeNull());
    await expect(stored('intranet')).toBeUndefined();
  },
};

export const ByKeyboardAlone: Story = {
  play: async ({ userEvent }) => {
    const create = await screen.findByRole('link', { name: 'Create DNS entry' });
    create.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Please enter a name')).toBeVisible();
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    await userEvent.keyboard('keys{Tab}fd00::7{Enter}');
    await waitFor(() => expect(stored('keys')).toMatchObject({ address: 'fd00::7' }));
    const made = await screen.findByRole('row', { name: /^keys/ });
    await waitFor(() => expect(made).toHaveFocus());

    (await screen.findByRole('button', { name: 'Delete keys.meshnet' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: 'Delete entry' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stored('keys')).toBeUndefined());
  },
};

export const TheNameOfANodeIsNotSent: Story = {
  args: { at: '/dns/meshnet/create' },
  play: async ({ userEvent }) => {
    await screen.findAllByText('leaf-a');
    await userEvent.type(await nameField(), 'leaf-a');
    await userEvent.type(await addressField(), '10.20.30.9{Enter}');
    await expect(
      await screen.findByText('A node or another entry of this network has this name'),
    ).toBeVisible();
    await expect(posts()).toEqual([]);
  },
};

/** Somebody else took the name after this page was read. */
export const ARefusalKeepsWhatWasTyped: Story = {
  args: { at: '/dns/meshnet/create' },
  play: async ({ userEvent }) => {
    await screen.findAllByText('db');
    server().dns.push({ name: 'late', network: 'meshnet', address: '10.20.30.1', address6: '' });
    await userEvent.type(await nameField(), 'late');
    await userEvent.type(await addressField(), '10.20.30.9{Enter}');
    await expect(await screen.findByText(/^Name is taken\. Nothing you typed is lost/)).toBeVisible();
    await expect(await screen.findByText(/failed on the 'name_unique' tag/)).toBeVisible();
    await expect(await nameField()).toHaveValue('late');
    await expect(await addressField()).toHaveValue('10.20.30.9');
    await expect(posts()).toHaveLength(1);
  },
};

export const ALostAnswerIsLookedUp: Story = {
  args: { at: '/dns/meshnet/create', faults: 'POST /dns=lost' },
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'night');
    await userEvent.type(await addressField(), '10.20.30.9{Enter}');
    await expect(await screen.findByText('Successfully created DNS Entry!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dns/meshnet'));
    await expect(stored('night')).toBeDefined();
  },
};

export const WhatWasTypedSurvivesTheEndOfTheSession: Story = {
  args: { at: '/dns/meshnet/create' },
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'night');
    await userEvent.type(await addressField(), '10.20.');
    letTheTokenRunOut();
    await logIn(userEvent, 'admin', 'admin-password-1');
    await expect(await nameField()).toHaveValue('night');
    await expect(await addressField()).toHaveValue('10.20.');
    await waitFor(() => expect(address()).toBe('/dns/meshnet/create'));
  },
};

export const LeavingAsksBeforeInputIsLost: Story = {
  args: { at: '/dns/meshnet/create' },
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'night');
    void goTo('/nodes');
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving' }));
    await waitFor(() => expect(address()).toBe('/dns/meshnet/create'));
    await userEvent.click(await question.findByRole('button', { name: /^(Leave|Discard)/ }));
    await waitFor(() => expect(address()).toBe('/nodes'));
  },
};

export const PagesOfBothTablesStandInTheAddress: Story = {
  args: { at: '/dns/meshnet?page_custom=0&rowsPerPage_custom=25&search=LEAF' },
  play: async ({ userEvent }) => {
    const defaults = within(await screen.findByRole('region', { name: 'Default entries' }));
    await expect(await defaults.findByRole('link', { name: 'leaf-b' })).toBeVisible();
    await expect(defaults.queryByRole('link', { name: 'gw-relay' })).toBeNull();
    await userEvent.click(await defaults.findByRole('button', { name: 'Clear search' }));
    await expect(await defaults.findByRole('link', { name: 'gw-relay' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dns/meshnet?rowsPerPage_custom=25'));
  },
};

export const OffOnEveryPage: Story = {
  args: { at: '/dns' },
  play: async () => {
    await screen.findByRole('link', { name: 'meshnet' });
    server().settings.dnsMode = false;
    reload();
    for (const at of ['/dns', '/dns/meshnet', '/dns/meshnet/create']) {
      await goTo(at);
      await waitFor(() => expect(screen.getByRole('heading', { name: 'DNS is disabled' })).toBeVisible());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};

export const ANodeUserSeesTheOwnNodesAlone: Story = {
  args: { scenario: 'enterprise', as: 'lvl1-node' },
  play: async () => {
    await expect(await screen.findByText('For administrators of the network')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'owned-node' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Create DNS entry' })).toBeNull());
    await goTo('/dns/meshnet/create');
    await expect(await screen.findByText('For administrators of the network')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(answered().some((line) => line.startsWith('GET /dns'))).toBe(false);
  },
};

export const AnUnknownNetwork: Story = {
  args: { at: '/dns/nowhere/create' },
  play: async () => {
    await expect(await screen.findByText(/There is no network nowhere/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
