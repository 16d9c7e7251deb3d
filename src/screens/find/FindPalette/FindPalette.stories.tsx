import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  fleetClients,
  fleetDnsEntries,
  fleetNetworks,
  fleetUsers,
} from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { recordsNow } from '../../../../mocks/fixtures/recordsNow.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { findables } from '../../../domain/find/findables.ts';
import { compareNames } from '../../../domain/order.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { hashOf } from '../../../domain/format/hash.ts';
import { FindPalette } from './FindPalette.tsx';

const admin = createViewer(aSessionUser(), true, []);
const world = {
  networks: fleetNetworks,
  nodes: fleetNodes,
  clients: fleetClients,
  dns: fleetDnsEntries,
  users: fleetUsers,
  groups: ['engineers', 'field'],
};

function viewFor(viewer = admin, recent: readonly string[] = []) {
  const items = findables(world, viewer);
  /** Matches only the start of names. The app uses a better search. */
  const find = (text: string) =>
    items
      .filter(({ name }) => name.startsWith(text.trim()))
      .map((item) => ({ item, marks: [0, text.trim().length] }));
  return {
    items,
    find,
    recent: recent.map(hashOf),
    records: recordsNow({ ...world, viewer }),
    netid: 'prod-eu',
    unread: { loading: [], failed: [] },
  };
}

const meta = {
  title: 'Screens/Find/FindPalette',
  component: FindPalette,
  parameters: { layout: 'fullscreen' },
  args: { view: viewFor(), on: { open: fn(), act: fn(), close: fn() } },
} satisfies Meta<typeof FindPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: /^Search or run/ });
const group = async (name: string) => within(await screen.findByRole('group', { name }));

export const Empty: Story = {};

const recent = fleetNodes.slice(0, 2).map(({ network, id }) => `node ${network}/${id}`);
export const RecentItems: Story = {
  args: { view: viewFor(admin, [...recent, 'node prod-eu/gone']) },
  play: async () => {
    await expect((await group('Recent')).getAllByRole('option')).toHaveLength(2);
  },
};

export const LoadingAndFailedLists: Story = {
  args: { view: { ...viewFor(), unread: { loading: ['dns'], failed: ['user', 'group'] } } },
  play: async () => {
    await expect(await screen.findByText(/Still loading: DNS entries/)).toHaveTextContent(
      'Couldn’t load: Users, User groups',
    );
  },
};

export const Address: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '10.20.4.4');
    const address = await group('Address');
    await expect(address.getByRole('option', { name: /^fra-gw-01 10.20.4.4 node in prod-eu/ })).toBeVisible();
    await expect(address.getByRole('option', { name: /prod-eu 10.20.4.0\/24 contains it/ })).toBeVisible();
    await expect((await group('Actions')).getByRole('option', { name: 'Edit fra-gw-01' })).toBeVisible();
  },
};

export const FreeAddress: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '10.20.4.199');
    await expect((await group('Address')).getByRole('option', { name: /10.20.4.199 is free/ })).toBeVisible();
  },
};

export const AddressBehindAGateway: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '10.48.3.7');
    const inRange = (await group('Address')).getByRole('option', {
      name: /^fra-gw-01 10.48.0.0\/16 contains it/,
    });
    await expect(inRange).toBeVisible();
  },
};

export const UnknownAddress: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '8.8.8.8');
    await expect(
      await screen.findByText('8.8.8.8 isn’t in use, and no network or gateway routes to it.', {
        selector: 'p',
      }),
    ).toBeVisible();
  },
};

export const AllOptionListsMoreOfOneKind: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'nyc');
    await userEvent.click((await group('Nodes')).getByRole('option', { name: /^All \d+ nodes$/ }));
    await expect((await group('Nodes')).getAllByRole('option').length).toBeGreaterThan(5);
    await expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
  },
};

export const TabShowsActions: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), 'fra-gw-01');
    await group('Nodes');
    await userEvent.keyboard('{Tab}');
    await expect((await group('Actions')).getByRole('option', { name: 'Open fra-gw-01' })).toBeVisible();
    await userEvent.keyboard('edit');
    await userEvent.keyboard('{Enter}');
    await expect(args.on.act).toHaveBeenCalledWith(expect.objectContaining({ id: 'edit' }));
  },
};

export const VerbAndName: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'metrics fra-gw-01');
    await expect(
      (await group('Actions')).getByRole('option', { name: 'Metrics of fra-gw-01' }),
    ).toBeVisible();
  },
};

export const VerbAloneAsksForATarget: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), 'make');
    await userEvent.click(
      (await group('Actions')).getByRole('option', { name: 'Make a node an egress gateway…' }),
    );
    // The field shows the action, the list its possible targets.
    const nodes = await group('Nodes');
    await expect(screen.getByText('Make a node an egress gateway')).toBeVisible();
    await expect(nodes.queryByRole('option', { name: /fra-gw-01/ })).toBeNull();
    const names = nodes.getAllByRole('option').map(({ children: [, name] }) => name?.textContent ?? '');
    await expect(names).toEqual(names.toSorted(compareNames));
    await expect(screen.getByRole('listbox').scrollTop).toBe(0);
    await userEvent.type(await field(), 'fra-worker-02');
    await userEvent.keyboard('{Enter}');
    await expect(args.on.act).toHaveBeenCalledWith(
      expect.objectContaining({ label: 'Make fra-worker-02 an egress gateway' }),
    );
    // react-aria sets the attribute half a second after the last keystroke.
    const marked = nodes.getByRole('option').id;
    const combobox = await field();
    await waitFor(() => expect(combobox).toHaveAttribute('aria-activedescendant', marked));
  },
};

export const SynonymsFindActions: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), 'theme');
    await (await group('Actions')).findByRole('option', { name: 'Switch between dark and light' });
    await userEvent.keyboard('{Enter}');
    await expect(args.on.act).toHaveBeenCalledWith(expect.objectContaining({ id: 'theme' }));
  },
};

export const RemoteAccessUser: Story = {
  args: { view: viewFor(aViewerAt({ 'prod-eu': 2 })) },
  play: async () => {
    await group('Pages');
    await expect(screen.queryByRole('option', { name: 'Users' })).toBeNull();
    await expect(screen.queryByRole('option', { name: 'Create a network' })).toBeNull();
  },
};

export const NoResults: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'unheard-of');
    await expect(await screen.findByText(/^No results for/, { selector: 'p' })).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Address, globals: { viewport: { value: 'phone' } } };
