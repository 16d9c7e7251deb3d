import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aclFleet, aclFleetNodes } from '../../../../mocks/fixtures/aclFleet.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { allowAll, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import { analyseAcls } from '../../../domain/acl/aclPatterns.ts';
import { BlockedList } from './BlockedList.tsx';

const of = (edit: AclEdit) => ({
  reading: analyseAcls(edit.pairs),
  source: {
    edit,
    nodes: aclFleetNodes,
    clients: [],
    measured: undefined,
    reading: undefined,
    merged: undefined,
    intent: undefined,
    only: undefined,
    submission: { status: 'none' },
    isPointToSite: false,
    minute: Math.floor(NOW / 60),
  } as const,
});

const meta = {
  title: 'Screens/ACLs/BlockedList',
  component: BlockedList,
  parameters: { layout: 'padded' },
  args: { ...of(aclFleet()), on: { set: fn() } },
} satisfies Meta<typeof BlockedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fleet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Allow/ });
    if (!first) throw new Error('No blocked pairs');
    await userEvent.click(first);
    await expect(args.on.set).toHaveBeenCalledOnce();
  },
};

export const NoBlockedPairs: Story = {
  args: of(allowAll(aclFleet())),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No blocked pairs')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
