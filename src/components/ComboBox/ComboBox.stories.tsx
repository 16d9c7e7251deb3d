import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { mountAnnouncer } from '../Announcer/announce.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { listen } from '../testing/spoken.ts';
import { ComboBox } from './ComboBox.tsx';

const boxes = Array.from({ length: 120 }, (_, at) => ({
  id: `box-${at + 1}`,
  label: `Box ${at + 1}`,
  detail: `shelf ${(at % 7) + 1}`,
}));

const find = (text: string) =>
  boxes.filter(({ label, detail }) => `${label} ${detail}`.toLowerCase().includes(text.toLowerCase()));

const meta = {
  title: 'Components/Forms/ComboBox',
  component: ComboBox,
  parameters: { layout: 'padded' },
  args: {
    label: 'From',
    placeholder: 'Name or shelf',
    selectedKey: null,
    value: '',
    find,
    noMatch: 'No such box',
    mostShown: (shown: number, all: number) => `${shown} of ${all}`,
    onChoose: fn(),
    onEnter: fn(),
  },
  render: function Render(args) {
    const [selectedKey, setSelectedKey] = useState(args.selectedKey);
    const chosen = boxes.find(({ id }) => id === selectedKey);
    function choose(id: string) {
      args.onChoose(id);
      setSelectedKey(id);
    }
    return (
      <ComboBox {...args} selectedKey={selectedKey} value={chosen?.label ?? args.value} onChoose={choose} />
    );
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Selected: Story = { args: { selectedKey: 'box-7' } };
export const Phone: Story = { args: { selectedKey: 'box-7' }, globals: { viewport: { value: 'phone' } } };

export const TypingFiltersAndClickSelects: Story = {
  args: { selectedKey: 'box-7' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'From' });
    await userEvent.click(field);
    await userEvent.keyboard('shelf 3');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(17));
    await userEvent.click(screen.getByRole('option', { name: /^Box 10 / }));
    await expect(args.onChoose).toHaveBeenCalledWith('box-10');
    await expect(field).toHaveValue('Box 10');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const ArrowKeysAndEnterSelect: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('box 11');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('box-110');
    await expect(args.onEnter).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveValue('Box 110');
  },
};

export const EnterSubmitsTheText: Story = {
  args: { selectedKey: 'box-7' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'From' });
    await userEvent.click(field);
    await userEvent.keyboard('basket');
    await waitFor(() => expect(screen.getByText('No such box')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledWith('basket');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('Box 7');
  },
};

export const BlurWithoutAChoiceRestoresTheValue: Story = {
  args: { selectedKey: 'box-7' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'From' });
    await userEvent.click(field);
    await userEvent.keyboard('Box 9');
    await screen.findByRole('listbox');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('Box 7'));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const EscapeRestoresTheValue: Story = {
  args: { selectedKey: 'box-7' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'From' });
    await userEvent.click(field);
    await userEvent.keyboard('Box 9');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('Box 7');
  },
};

export const EscapeClosesTheDrawerAfterEnter: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => {
      const [isOpen, setOpen] = useState(true);
      return (
        <Drawer isOpen={isOpen} title="Boxes" onClose={() => setOpen(false)}>
          <Story />
        </Drawer>
      );
    },
  ],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'From' }));
    await userEvent.keyboard('box{Enter}');
    await expect(args.onEnter).toHaveBeenCalledWith('box');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SpeaksTheNumberOfOptionsAfterTheLastKeystroke: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    mountAnnouncer();
    const spoken = listen();
    await userEvent.click(canvas.getByRole('combobox', { name: 'From' }));
    await userEvent.keyboard('box 11');
    await waitFor(() => expect(spoken()).toEqual(['11 options available.']));
    const loud = document.querySelectorAll('[data-live-announcer=true] [aria-live=assertive]');
    await expect(loud).toHaveLength(0);
  },
};

/** In a drawer, which does not scroll with the page. React-aria closes a list when its trigger scrolls. */
export const ButtonListsAllEntries: Story = {
  args: { selectedKey: 'box-7' },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', inset: 0, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(50));
    await waitFor(() => expect(screen.getByText('50 of 120')).toBeVisible());
  },
};
