import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { healthView } from '../../nodes/HealthBadge/healthView.ts';
import type { EditorView } from './editorView.ts';
import { RecordEditor } from './RecordEditor.tsx';

const shell = {
  help: 'What it is for',
  lockedReason: undefined,
  problem: undefined,
  isChanged: false,
  was: '',
};

const everyKind: EditorView<string> = {
  name: 'fra-gw-01',
  health: healthView(aNode({ isPending: true })),
  sections: [
    {
      id: 'texts',
      title: 'Texts',
      fields: [
        { ...shell, kind: 'text', field: 'title', label: 'Title', value: 'Gateway in Frankfurt' },
        {
          ...shell,
          kind: 'code',
          field: 'address',
          label: 'Address',
          value: '10.20.4.1',
          isChanged: true,
          was: '10.20.4.2',
        },
        {
          ...shell,
          kind: 'number',
          field: 'mtu',
          label: 'MTU',
          value: '70000',
          unit: 'bytes',
          problem: 'Too large',
        },
        {
          ...shell,
          kind: 'lines',
          field: 'script',
          label: 'Script',
          value: 'echo up',
          format: 'separated by “; ”',
        },
        { ...shell, kind: 'dateTime', field: 'until', label: 'Expires', value: '2034-05-01T12:00' },
        {
          ...shell,
          kind: 'code',
          field: 'range',
          label: 'Range',
          value: '',
          lockedReason: 'Turn on “Local” to edit this',
        },
      ],
      readOnly: [{ label: 'Network', value: 'prod-eu', reason: 'Nodes can’t move to another network' }],
    },
    {
      id: 'choices',
      title: 'Choices',
      fields: [
        {
          ...shell,
          kind: 'choice',
          field: 'rule',
          label: 'Rule',
          value: 'yes',
          options: [
            { id: 'yes', label: 'Allow' },
            { id: 'no', label: 'Deny' },
          ],
        },
        { ...shell, kind: 'switch', field: 'isOn', label: 'Connected', value: true },
      ],
      readOnly: [
        {
          label: 'Allowed groups',
          value: 'platform, sre',
          reason: 'Edited on another page',
          link: { href: '/groups', label: 'Edit allowed groups' },
        },
      ],
    },
  ],
  changes: [{ label: 'Address', before: '10.20.4.2', after: '10.20.4.1' }],
  otherChanges: { conflicts: [], newValues: [] },
  warnings: [],
  consents: [],
  isSaving: false,
  isSaved: false,
  deletedText: undefined,
  failure: undefined,
  overrides: [],
};

const meta = {
  title: 'Screens/Editor/RecordEditor',
  component: RecordEditor<string>,
  parameters: { layout: 'fullscreen' },
  args: {
    view: everyKind,
    on: {
      changeText: fn(),
      changeFlag: fn(),
      cancel: fn(),
      discard: fn(),
      save: fn(() => Promise.resolve()),
      keepMine: fn(),
      takeTheirs: fn(),
      catchUp: fn(),
    },
  },
} satisfies Meta<typeof RecordEditor<string>>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const save: Play = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Review changes' }));
  const review = within(await screen.findByRole('dialog'));
  await userEvent.click(await review.findByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

export const AllFieldKinds: Story = {};

const failure = { fact: 'Node updated failed!', reason: 'Could not reach server' };

export const Failed: Story = {
  args: { view: { ...everyKind, failure } },
};

const right = {
  ...everyKind,
  sections: everyKind.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => ({ ...field, problem: undefined })),
  })),
};

const inConflict = {
  ...right,
  otherChanges: {
    conflicts: [{ field: 'mtu', label: 'MTU', before: '1420', mine: '1280', theirs: '1500' }],
    newValues: [],
  },
};

export const BarLeadsToTheConflicts: Story = {
  args: { view: inConflict },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Someone else changed it from 1420 to 1500. Yours is 1280.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '1 conflict: MTU' }));
    await expect(document.activeElement).toContainElement(
      canvas.getByRole('region', { name: 'Someone else changed the same field' }),
    );
  },
};

export const SavingMovesFocusToAConflict: Story = {
  args: { view: right },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Saving(args) {
    const [isRefused, setIsRefused] = useState(false);
    return (
      <RecordEditor
        {...args}
        view={isRefused ? { ...inConflict, failure } : args.view}
        on={{ ...args.on, save: async () => setIsRefused(true) }}
      />
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await save(context);
    const panel = await canvas.findByRole('region', { name: 'Someone else changed the same field' });
    await waitFor(() => expect(document.activeElement).toContainElement(panel));
  },
};

export const SavingReplacesCancelWithDone: Story = {
  args: { view: right },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Saving(args) {
    const [isSaved, setIsSaved] = useState(false);
    return (
      <RecordEditor
        {...args}
        view={isSaved ? { ...args.view, isSaved, changes: [] } : args.view}
        on={{ ...args.on, save: async () => setIsSaved(true) }}
      />
    );
  },
  play: async (context) => {
    const { args, userEvent } = context;
    await save(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await expect(args.on.cancel).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'Review changes' })).toBeNull();
  },
};

export const ConflictAfterASaveKeepsTheFocus: Story = {
  args: { view: right },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Typing(args) {
    const [isTyping, setIsTyping] = useState(false);
    return (
      <RecordEditor
        {...args}
        view={isTyping ? { ...inConflict, isSaved: true } : args.view}
        on={{ ...args.on, changeText: () => setIsTyping(true) }}
      />
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await save(context);
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(field, 's');
    await expect(canvas.getByRole('button', { name: '1 conflict: MTU' })).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const FailedSaveKeepsCancel: Story = {
  args: { view: right },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Discarding(args) {
    const [isDiscarded, setIsDiscarded] = useState(false);
    return (
      <RecordEditor
        {...args}
        view={isDiscarded ? { ...args.view, changes: [] } : { ...args.view, failure }}
        on={{ ...args.on, discard: () => setIsDiscarded(true) }}
      />
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await save(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    await expect(await canvas.findByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Done' })).toBeNull();
  },
};
