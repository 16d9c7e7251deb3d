import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CrashScreen } from './CrashScreen.tsx';

const detail = 'TypeError: cannot read the number of peers';
const report = [
  'Netmaker console v0.16.1',
  'Server: v0.16.1',
  'Time: 2026-11-21T14:06:31.000Z',
  'Address: /nodes/meshnet?search=…',
  'Browser: Mozilla/5.0 (X11; Linux x86_64)',
  `Error: ${detail}`,
  '    at PeerTable (https://console.example/assets/PeerTable.js)',
].join('\n');

const meta = {
  title: 'Screens/State/Crash',
  component: CrashScreen,
  args: { view: { cause: 'crash', detail, report }, on: { retry: fn() } },
} satisfies Meta<typeof CrashScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Crashed: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const MissingFile: Story = { args: { view: { cause: 'fileMissing', detail, report } } };
export const MissingFileOffline: Story = { args: { view: { cause: 'offline', detail, report } } };

export const TryAgainRetries: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.on.retry).toHaveBeenCalled();
  },
};
