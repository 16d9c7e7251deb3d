import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChoiceEditor, type ChoiceEditorView } from './ChoiceEditor.tsx';

const view: ChoiceEditorView<string> = {
  title: 'Edit colours',
  label: 'Colours',
  description: 'Colours of the flag. Currently: red.',
  options: [
    { id: 'red', label: 'red' },
    { id: 'teal', label: 'teal', note: 'no longer exists' },
  ],
  selected: new Set(['red', 'teal']),
  isChanged: true,
  lockedReason: undefined,
  warning: undefined,
  access: undefined,
  otherChanges: { conflicts: [], newValues: [] },
  consent: undefined,
  isSaving: false,
  failure: undefined,
};

const meta = {
  title: 'Screens/Editor/ChoiceEditor',
  component: ChoiceEditor<string>,
  parameters: { layout: 'fullscreen' },
  args: {
    view,
    on: { choose: fn(), cancel: fn(), save: fn(), keepMine: fn(), takeTheirs: fn(), catchUp: fn() },
  },
} satisfies Meta<typeof ChoiceEditor<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {};

const many = Array.from({ length: 40 }, (_, index) => ({ id: `c-${index}`, label: `colour-${index}` }));

export const LongListScrolls: Story = {
  args: { view: { ...view, options: many } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Selection' });
    const scrolling = [...group.querySelectorAll('div')].filter((part) => part.scrollHeight > 1000);
    await expect(scrolling[0]?.getBoundingClientRect().height).toBe(224);
  },
};

export const Locked: Story = {
  args: { view: { ...view, isChanged: false, lockedReason: 'Administrators have every colour' } },
};

export const SavingRequiresConsent: Story = {
  args: {
    view: {
      ...view,
      consent: { id: 'paint', label: 'Lose the paint', consequence: 'It cannot be had back.' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Submit changes' });
    await userEvent.click(submit);
    await expect(args.on.save).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lose the paint' }));
    await userEvent.click(submit);
    await expect(args.on.save).toHaveBeenCalledOnce();
  },
};
