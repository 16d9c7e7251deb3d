import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import type { NetworkAt } from '../networkAt.ts';
import { LegacyAccessKeysScreen, legacyAccessKeysView } from './LegacyAccessKeysScreen.tsx';

const keys = [
  anAccessKey({ name: 'ci-runners', uses: 25 }),
  anAccessKey({ name: 'databases', uses: 4 }),
  anAccessKey({ name: 'a-key-with-a-name-that-is-rather-long', uses: 999_999_999 }),
];

const of = (found: NetworkAt) => legacyAccessKeysView('prod-eu', found);
const withKeys = (accessKeys: typeof keys) =>
  of({
    status: 'ready',
    network: aNetwork({ accessKeys }),
    source: ready([]),
  });

const meta = {
  title: 'Screens/Networks/LegacyAccessKeys',
  component: LegacyAccessKeysScreen,
  args: { view: withKeys(keys), on: { retry: fn(), add: fn(), remove: fn() } },
} satisfies Meta<typeof LegacyAccessKeysScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeKeys: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { view: withKeys([]) } };
export const Loading: Story = { args: { view: of({ status: 'loading' }) } };
export const UnknownNetwork: Story = { args: { view: of({ status: 'missing' }) } };
export const NoPermission: Story = { args: { view: of({ status: 'denied' }) } };
export const Failed: Story = {
  args: { view: of({ status: 'failed', subject: 'the network', reason: 'Could not reach server' }) },
};

export const NoticeLinksToTheCurrentPage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('This is a legacy page.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Manage access keys' })).toHaveAttribute(
      'href',
      '/access-keys/prod-eu',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add new access key' }));
    await expect(args.on.add).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete key databases' }));
    await expect(args.on.remove).toHaveBeenCalledWith('databases');
  },
};
