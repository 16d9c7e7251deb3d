import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { aServerConfig } from '../../../../mocks/fixtures/serverConfig.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { mockClipboard } from '../../../components/testing/mockClipboard.ts';
import type { Node } from '../../../domain/node/node.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { AccessKeyDetailsDialog } from './AccessKeyDetailsDialog.tsx';
import { accessKeyDetailsView } from './accessKeyDetailsView.ts';

const newcomer = aNode({ name: 'fra-web-03', address: '10.20.4.53', lastCheckIn: NOW - 8 });
const waiting = aNode({ name: 'fra-web-04', isPending: true, address: '10.20.4.54', lastModified: NOW - 3 });
const copied = fn();

const arrived = (...nodes: readonly Node[]) => ({ nodes: ready(nodes) });

type Changes = Partial<Parameters<typeof accessKeyDetailsView>[1]> & GivenRecords;

const viewOf = (changes: Changes = {}) =>
  accessKeyDetailsView(
    recordsOf({
      ...arrived(),
      networks: ready([aNetwork({ netid: 'prod-eu', allowManualSignup: true })]),
      config: ready(aServerConfig({ showsKeys: false })),
      viewer: createViewer(aSessionUser({ name: 'mira' }), false, []),
      ...changes,
    }),
    {
      netid: 'prod-eu',
      key: anAccessKey({ name: 'fra-rack-2', uses: 6 }),
      isNew: true,
      backend: 'https://api.nm.example.com',
      existingIds: new Set(),
      ...changes,
    },
  );

const meta = {
  title: 'Screens/Access keys/AccessKeyDetails',
  component: AccessKeyDetailsDialog,
  args: { view: viewOf(), on: { act: fn(), close: fn() } },
  beforeEach: () => {
    copied.mockReset().mockResolvedValue(undefined);
    return mockClipboard({ writeText: copied });
  },
} satisfies Meta<typeof AccessKeyDetailsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShownOnce: Story = {};

export const CreatedOnAServerThatShowsKeys: Story = {
  args: { view: viewOf({ config: ready(aServerConfig({ showsKeys: true })) }) },
};

export const OpenedFromTheList: Story = { args: { view: viewOf({ isNew: false }) } };

export const NodesJoined: Story = { args: { view: viewOf(arrived(newcomer, waiting)) } };

export const OnAPhone: Story = { ...NodesJoined, globals: { viewport: { value: 'phone' } } };

export const HiddenKey: Story = {
  args: {
    view: viewOf({ isNew: false, key: anAccessKey({ name: 'fra-rack-2', secret: { hidden: true } }) }),
  },
};

export const SecretLost: Story = {
  args: { view: viewOf({ key: anAccessKey({ name: 'fra-rack-2', secret: { hidden: true } }) }) },
};

export const NodesFailed: Story = {
  args: { view: viewOf({ nodes: { status: 'failed', failure: { kind: 'unreachable', offline: false } } }) },
};

export const ManyNodesAndALongName: Story = {
  args: {
    view: viewOf({
      key: anAccessKey({ name: 'unbroken'.repeat(43) }),
      ...arrived(...Array.from({ length: 40 }, (_, index) => aNode({ name: `rack-${index}` }))),
    }),
  },
};

export const ButtonsCopyKeyTokenAndJoinCommands: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Access key fra-rack-2' }));
    const copy = async (label: string) => {
      await userEvent.click(dialog.getByRole('button', { name: `Copy ${label}` }));
    };
    const { secret, commands } = args.view;
    if (secret.status !== 'shown') throw new Error('The story has a key to show');
    await copy('Access key');
    await waitFor(() => expect(copied).toHaveBeenLastCalledWith(secret.value));
    await copy('Access token');
    await waitFor(() => expect(copied).toHaveBeenLastCalledWith(secret.accessString));
    await expect(commands).toHaveLength(4);
    for (const { tab, label, text } of commands) {
      await userEvent.click(dialog.getByRole('tab', { name: tab }));
      await copy(label);
      await waitFor(() => expect(copied).toHaveBeenLastCalledWith(text));
    }
  },
};

export const HiddenKeyShowsOnlyCommandsWithoutAKey: Story = {
  ...HiddenKey,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('This server hides access keys')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /Copy Access/ })).toBeNull();
    await expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Basic auth', 'SSO']);
    await expect(dialog.queryByText(/ACCESS_(KEY|TOKEN)/)).toBeNull();
  },
};

export const NewKeyClosesOnlyWithDone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('You won’t be able to see this key again')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    await expect(args.on.close).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.on.close).toHaveBeenCalledOnce();
  },
};

export const EscapeClosesAKeyFromTheList: Story = {
  ...OpenedFromTheList,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await expect(screen.queryByText('You won’t be able to see this key again')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.on.close).toHaveBeenCalledOnce();
  },
};

export const ApprovingAsks: Story = {
  ...NodesJoined,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Approve fra-web-04' }));
    await expect(args.on.act).toHaveBeenCalledWith([
      { kind: 'approveNode', node: { id: waiting.id, network: 'prod-eu', name: 'fra-web-04' } },
    ]);
    await expect(screen.queryByRole('button', { name: 'Approve fra-web-03' })).toBeNull();
  },
};
