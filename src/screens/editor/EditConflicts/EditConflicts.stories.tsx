import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Page } from '../../../components/Layout/Layout.tsx';
import { EditConflicts } from './EditConflicts.tsx';

const mtu = { field: 'mtu', label: 'MTU', before: '1420', mine: '1280', theirs: '1500' };
const endpoint = {
  field: 'endpoint',
  label: 'Endpoint',
  before: '185.12.64.20',
  mine: '185.12.64.37',
  theirs: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
};

const meta = {
  title: 'Screens/Editor/EditConflicts',
  component: EditConflicts,
  args: {
    view: { conflicts: [mtu, endpoint], newValues: ['DNS on is now Off'] },
    on: { keepMine: fn(), takeTheirs: fn(), catchUp: fn() },
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof EditConflicts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConflictsAndOtherChanges: Story = {};

export const OneConflict: Story = { args: { view: { conflicts: [mtu], newValues: [] } } };

export const OtherChangesOnly: Story = {
  args: { view: { conflicts: [], newValues: ['DNS on is now Off', 'Local address is now 192.168.40.37'] } },
};

export const NoChanges: Story = { args: { view: { conflicts: [], newValues: [] } } };

export const ButtonsResolveConflicts: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine for MTU' }));
    await expect(args.on.keepMine).toHaveBeenCalledWith('mtu');
    await userEvent.click(canvas.getByRole('button', { name: 'Use new value for Endpoint' }));
    await expect(args.on.takeTheirs).toHaveBeenCalledWith('endpoint');
    await userEvent.click(canvas.getByRole('button', { name: 'Load their changes' }));
    await expect(args.on.catchUp).toHaveBeenCalled();
  },
};

export const ResolvingAConflictKeepsTheFocusOnThePage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Resolving({ on }) {
    const [conflicts, setConflicts] = useState([mtu, endpoint]);
    const keepMine = (resolved: string) => setConflicts(conflicts.filter(({ field }) => field !== resolved));
    return (
      <main tabIndex={-1}>
        <EditConflicts view={{ conflicts, newValues: [] }} on={{ ...on, keepMine }} />
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine for MTU' }));
    await expect(document.activeElement).toContainElement(canvas.getByText('Endpoint'));
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine for Endpoint' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
