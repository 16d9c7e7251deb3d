import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { overflowOf } from '../../../components/testing/overflow.ts';
import { ChangeReview } from './ChangeReview.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Screens/Editor/ChangeReview',
  component: ChangeReview,
  parameters: { layout: 'padded' },
  args: {
    changes: [
      { label: 'Width', before: '60 cm', after: '62 cm' },
      { label: 'Faces the door', before: 'Off', after: 'On' },
      { label: 'Shelf mark', before: '', after: 'left/041-b' },
      { label: 'Remark', before: 'Winter things', after: '' },
    ],
  },
} satisfies Meta<typeof ChangeReview>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = {
  changes: [
    { label: 'Seal', before: 'u0zY7pQ9'.repeat(20), after: 'Xb3kT2wA'.repeat(20) },
    { label: 'Instructions', before: 'open', after: 'open; sort by size\nlabel; close' },
    { label: 'What else there is to know about the box', before: '', after: 'Not much. '.repeat(30) },
  ],
};

export const Changes: Story = {
  play: async ({ canvas }) => {
    const columns = canvas.getAllByRole('columnheader').map((column) => column.textContent);
    await expect(columns).toEqual(['Field', 'Was', 'Will be']);
    const width = within(canvas.getByRole('row', { name: /^Width/ }));
    await expect(width.getByRole('rowheader')).toHaveTextContent('Width');
    await expect(width.getByText('60 cm')).toBeVisible();
    await expect(width.getByText('62 cm')).toBeVisible();
    const [, before, after] = canvas.getByRole('rowheader', { name: 'Remark' }).parentElement?.children ?? [];
    await expect(before).toHaveTextContent('Winter things');
    await expect(after).toHaveTextContent('Not set');
  },
};
export const LongValues: Story = { args: long };
export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Field')).not.toBeVisible();
    const [was] = canvas.getAllByText('Was').filter((name) => name.checkVisibility());
    await expect(was?.parentElement).toHaveTextContent('60 cm');
  },
};
export const LongValuesOnAPhone: Story = {
  tags: ['machines'],
  args: long,
  globals: phone,
  play: async () => {
    await expect(overflowOf(document.documentElement)).toBe(0);
  },
};

export const InADialog: Story = {
  render: (args) => (
    <Dialog
      isOpen
      size="large"
      title="Save changes to left-01"
      onClose={fn()}
      footer={
        <Button kind="primary" size="form">
          Save
        </Button>
      }
    >
      <ChangeReview {...args} />
    </Dialog>
  ),
  play: async () => {
    await expect(await screen.findByRole('table')).toBeVisible();
  },
};
