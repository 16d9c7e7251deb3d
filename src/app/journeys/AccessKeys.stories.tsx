import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { adminPassword } from '../../../mocks/scenarios/accounts.ts';
import { zeroNode } from '../../../mocks/wire/goStructs.ts';
import { joinNode } from '../../../mocks/world/nodes/nodes.ts';
import { wireguardKey } from '../../../mocks/world/random.ts';
import type { World } from '../../../mocks/world/state.ts';
import { withClipboard } from '../../components/CopyButton/clipboardStage.ts';
import { newAccessKey } from '../stores/newAccessKey.ts';
import { address, answered, goTo, Journey, letTheTokenRunOut, logIn, server, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Access keys',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/access-keys/meshnet' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

type User = Parameters<typeof logIn>[0];

const keysOf = (world: World) => world.networks.get('meshnet')?.accesskeys ?? [];
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** What netclient does on a machine. Coming back to the page reads the nodes at once. */
function joins(name: string, accesskey: string): void {
  const world = server();
  joinNode(world, 'meshnet', {
    ...zeroNode(),
    name,
    os: 'linux',
    endpoint: '198.51.100.7',
    publickey: wireguardKey(world),
    accesskey,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function fillIn(user: User, name: string, uses: string): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), name);
  const field = screen.getByRole('textbox', { name: /^Uses/ });
  await user.clear(field);
  await user.type(field, `${uses}{Enter}`);
}

export const FromTheKeyToTheJoinedNode: Story = {
  args: { at: '/access-keys' },
  beforeEach: () => withClipboard({ writeText: fn(() => Promise.resolve()) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'meshnet' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Create access key' }));
    await waitFor(() => expect(address()).toBe('/access-keys/meshnet/create'));
    await fillIn(userEvent, 'fra-rack-2', '2');

    const key = await dialog('Access key fra-rack-2');
    const [stored] = keysOf(server()).filter(({ name }) => name === 'fra-rack-2');
    await expect(await key.findByText('Good for 2 joins to meshnet.')).toBeVisible();
    await expect(await key.findByText(`netclient join -t ${stored?.accessstring}`)).toBeVisible();
    await userEvent.click(await key.findByRole('button', { name: 'Copy Join command' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      `netclient join -t ${stored?.accessstring}`,
    );

    joins('fra-web-03', stored?.value ?? '');
    const joined = within(await key.findByRole('list', { name: 'Nodes that joined' }));
    await expect(await joined.findByText('fra-web-03')).toBeVisible();
    await expect(joined.getAllByRole('listitem')).toHaveLength(1);

    await userEvent.click(await key.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(address()).toBe('/access-keys/meshnet'));
    await waitFor(() => expect(newAccessKey.created).toBeUndefined());
    const row = await screen.findByRole('row', { name: /fra-rack-2/ });
    await waitFor(() => expect(within(row).getByText('1')).toBeVisible());
  },
};

export const ANodeWithoutAKeyIsApprovedThere: Story = {
  play: async ({ userEvent }) => {
    const network = server().networks.get('meshnet');
    if (network) network.allowmanualsignup = 'yes';
    await userEvent.click(await screen.findByRole('link', { name: 'mesh-join' }));
    const key = await dialog('Access key mesh-join');
    await waitFor(() =>
      expect(answered().filter((line) => line === 'GET /nodes 200').length).toBeGreaterThan(1),
    );
    joins('stranger', '');
    await userEvent.click(await key.findByRole('button', { name: 'Approve stranger' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: 'Approve stranger' })).getByRole('button', {
        name: 'Approve',
      }),
    );
    await expect(await screen.findByText('Node Approved!')).toBeVisible();
    await waitFor(() => expect(key.queryByRole('button', { name: 'Approve stranger' })).toBeNull());
    await expect(await key.findByText('stranger')).toBeVisible();
  },
};

/** The last use takes the key out of the list, and not from under the person who looks at it. */
export const AUsedUpKeyStaysWhileItIsLookedAt: Story = {
  play: async ({ userEvent }) => {
    const [key] = keysOf(server()).filter(({ name }) => name === 'mesh-join');
    if (!key) throw new Error('The scenario has no key mesh-join');
    key.uses = 1;
    await userEvent.click(await screen.findByRole('link', { name: 'mesh-join' }));
    const details = await dialog('Access key mesh-join');
    await waitFor(() =>
      expect(answered().filter((line) => line === 'GET /nodes 200').length).toBeGreaterThan(1),
    );
    joins('last-one', key.value);
    await expect(await details.findByText('last-one')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'mesh-join' })).toBeNull());
    await expect(await details.findByRole('button', { name: 'Copy Access key' })).toBeVisible();
  },
};

export const WhereTheServerHidesKeysTheyAreShownOnce: Story = {
  beforeEach: () => {
    server().settings.displayKeys = false;
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('This server hides access keys')).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: 'Create access key' }));
    await fillIn(userEvent, 'once', '1');
    const key = await dialog('Access key once');
    const [stored] = keysOf(server()).filter(({ name }) => name === 'once');
    await expect(await key.findByText(stored?.value ?? '')).toBeVisible();
    await expect(await key.findByText('Closing hides the key for good')).toBeVisible();
    await userEvent.click(await key.findByRole('button', { name: 'Done' }));
    // The next dialog has the same name.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(await screen.findByRole('link', { name: 'once' }));
    const hidden = await dialog('Access key once');
    await expect(await hidden.findByText('This server hides access keys')).toBeVisible();
    await expect(hidden.queryByText(stored?.value ?? '')).toBeNull();
    await expect(hidden.queryByRole('button', { name: /^Copy Access/ })).toBeNull();
  },
};

export const GoingBackDoesNotShowTheKeyAgain: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Create access key' }));
    await fillIn(userEvent, 'once', '1');
    await dialog('Access key once');
    await goTo('/nodes');
    await waitFor(() => expect(newAccessKey.created).toBeUndefined());
    await goTo('/access-keys/meshnet/create');
    await expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('');
  },
};

export const DeletedOnlyAfterAQuestionAndOnTheSamePage: Story = {
  args: { at: '/access-keys/meshnet?search=mesh' },
  play: async ({ userEvent }) => {
    const trash = await screen.findByRole('button', { name: 'Delete key mesh-join' });
    await userEvent.click(trash);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(trash).toHaveFocus());
    await waitFor(() => expect(address()).toBe('/access-keys/meshnet?search=mesh'));

    await userEvent.click(trash);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete key' }));
    await expect(await screen.findByText('Deleting Access Key mesh-join success!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'mesh-join' })).toBeNull());
    await waitFor(() => expect(address()).toBe('/access-keys/meshnet?search=mesh'));
    await expect(keysOf(server()).some(({ name }) => name === 'mesh-join')).toBe(false);
  },
};

export const ARefusalKeepsWhatWasTyped: Story = {
  args: { at: '/access-keys/meshnet/create' },
  play: async ({ userEvent }) => {
    await fillIn(userEvent, 'alice', '3');
    const form = await dialog('Create access key');
    await expect(await form.findByText(/cannot create access key with user name/)).toBeVisible();
    await expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('alice');
    await expect(await screen.findByRole('textbox', { name: /^Uses/ })).toHaveValue('3');
  },
};

export const ALostAnswerIsLookedUpAndTheKeyReadFromTheList: Story = {
  args: { at: '/access-keys/meshnet/create', faults: 'POST /networks/*/keys=lost' },
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'mesh-join' });
    await fillIn(userEvent, 'lost', '1');
    const key = await dialog('Access key lost');
    await expect(await key.findByRole('button', { name: 'Copy Access key' })).toBeVisible();
  },
};

export const ALostAnswerWhereKeysAreHidden: Story = {
  args: { at: '/access-keys/meshnet/create', faults: 'POST /networks/*/keys=lost' },
  beforeEach: () => {
    server().settings.displayKeys = false;
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('link', { name: 'mesh-join' });
    await fillIn(userEvent, 'lost', '1');
    const key = await dialog('Access key lost');
    await expect(await key.findByText('The key was created, but its secret never arrived')).toBeVisible();
    await expect(key.queryByRole('button', { name: /^Copy Access/ })).toBeNull();
  },
};

export const WhatWasTypedSurvivesTheEndOfTheSession: Story = {
  args: { at: '/access-keys/meshnet/create' },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'night-shift');
    letTheTokenRunOut();
    await logIn(userEvent, 'admin', adminPassword);
    await expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('night-shift');
    await waitFor(() => expect(address()).toBe('/access-keys/meshnet/create'));
  },
};

export const TheEndOfTheSessionTakesTheKeyAway: Story = {
  args: { at: '/access-keys/meshnet/create' },
  play: async ({ userEvent }) => {
    await fillIn(userEvent, 'once', '1');
    await dialog('Access key once');
    letTheTokenRunOut();
    await screen.findByRole('textbox', { name: 'Username' });
    await expect(newAccessKey.created).toBeUndefined();
    const [stored] = keysOf(server()).filter(({ name }) => name === 'once');
    await expect(document.body).not.toHaveTextContent(stored?.value ?? 'no key');
  },
};

export const ByKeyboardAloneWithFocusReturning: Story = {
  play: async ({ userEvent }) => {
    const create = await screen.findByRole('link', { name: 'Create access key' });
    create.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await userEvent.keyboard('keyed');
    await userEvent.keyboard('{Enter}');
    await dialog('Access key keyed');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy Access key' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/access-keys/meshnet'));
    const made = await screen.findByRole('row', { name: /^keyed/ });
    await waitFor(() => expect(made).toHaveFocus());

    const link = await screen.findByRole('link', { name: 'keyed' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await dialog('Access key keyed');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const AnUnknownKeyIsNotFound: Story = {
  args: { at: '/access-keys/meshnet/details/a%2F..%2Fb' },
  play: async ({ userEvent }) => {
    const missing = await dialog('Access key not found');
    await expect(await missing.findByText(/meshnet has no key named a\/..\/b/)).toBeVisible();
    await userEvent.click(await missing.findByRole('button', { name: 'See the keys of meshnet' }));
    await waitFor(() => expect(address()).toBe('/access-keys/meshnet'));
  },
};

export const AnUnknownNetwork: Story = {
  args: { at: '/access-keys/nowhere/create' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('nowhere, No Network Selected')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('link', { name: 'Select network' }));
    await expect(await screen.findByRole('link', { name: 'meshnet' })).toBeVisible();
  },
};

export const AUserWithANetworkManagesItsKeys: Story = {
  args: { as: 'alice', at: '/access-keys' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'meshnet' }));
    await expect(await screen.findByRole('link', { name: 'mesh-join' })).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: 'Create access key' }));
    await fillIn(userEvent, 'alices', '1');
    await dialog('Access key alices');
    await expect(answered().filter((line) => / 4\d\d$/.test(line))).toEqual([]);
  },
};

export const NotForUsersBelowNetworkAdministrators: Story = {
  args: { scenario: 'accessLevels', as: 'lvl1-node', at: '/access-keys/meshnet' },
  play: async () => {
    await expect(await screen.findByText('The access keys of meshnet are locked')).toBeVisible();
    await expect(answered().filter((line) => line.includes('/keys'))).toEqual([]);
  },
};

export const ClosingLeadsBackToTheTableAsItWasNarrowed: Story = {
  args: { at: '/access-keys/meshnet?search=mesh' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'mesh-join' }));
    await dialog('Access key mesh-join');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/access-keys/meshnet?search=mesh'));
  },
};
