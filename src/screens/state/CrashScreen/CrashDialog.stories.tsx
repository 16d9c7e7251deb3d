import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CrashDialog } from './CrashDialog.tsx';

const detail = 'TypeError: cannot read the name';

const meta = {
  title: 'Screens/State/CrashDialog',
  component: CrashDialog,
  args: {
    view: { cause: 'crash', detail, report: `Netmaker console v0.16.1\nError: ${detail}` },
    on: { retry: fn(), close: fn() },
  },
} satisfies Meta<typeof CrashDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CloseReturnsToThePage: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(detail)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.on.close).toHaveBeenCalledOnce();
  },
};
