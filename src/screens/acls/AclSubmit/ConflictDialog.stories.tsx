import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aclTexts } from '../../../domain/acl/aclText.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

const conflict = (one: string, other: string, mine: boolean) => ({
  one,
  other,
  mine,
  theirs: !mine,
  was: mine ? ('oneSided' as const) : ('missing' as const),
});

const meta = {
  title: 'Screens/ACLs/ConflictDialog',
  component: ConflictDialog,
  args: {
    conflicts: [conflict('db-1', 'web-1', true), conflict('db-1', 'web-2', false)],
    nameOf: (id: string) => id,
    onSettle: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPairs: Story = {
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByText('Before: blocked, allowed in only one direction'),
    ).toBeInTheDocument();
    const pair = within(await screen.findByRole('radiogroup', { name: 'db-1 and web-2' }));
    await userEvent.click(pair.getByRole('radio', { name: 'Theirs: Allowed' }));
    await userEvent.click(screen.getByRole('button', { name: aclTexts.submit }));
    await expect(args.onSettle).toHaveBeenCalledWith(new Set(['db-1 web-2']));
  },
};

export const MoreConflictsThanListed: Story = {
  args: { conflicts: Array.from({ length: 60 }, (_, index) => conflict('db-1', `web-${index}`, true)) },
  play: async () => {
    await expect(await screen.findByText(/^10 more pairs not listed\./)).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
