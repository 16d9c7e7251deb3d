import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const footer = (
  <>
    <Button size="form">Cancel</Button>
    <Button size="form" kind="primary">
      Rename
    </Button>
  </>
);

const meta = {
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  parameters: { layout: 'padded' },
  args: {
    isOpen: true,
    title: 'Rename left-01',
    children: 'The new name is shown everywhere at once. Labels already printed keep the old one.',
    footer,
    onClose: fn(),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const WithoutFooter: Story = { args: { footer: undefined } };
export const PendingRequest: Story = { args: { isPending: true } };
export const WithALead: Story = {
  args: { lead: 'Anyone who has borrowed it will see the new name.' },
};
export const LongTitle: Story = {
  args: {
    title: 'Rename the box with the quite long name that someone once gave to left-01',
    size: 'small',
  },
};
export const TallerThanTheWindow: Story = {
  args: { children: Array.from({ length: 60 }, (_, index) => <p key={index}>Line {index + 1}</p>) },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

function Opener({ onClose, isRedrawn = false, ...props }: DialogProps & { isRedrawn?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button key={isRedrawn && isOpen ? 'new' : 'old'} onPress={() => setOpen(true)}>
        Rename…
      </Button>
      <Button>Another</Button>
      <Dialog {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}

const opened: Story = { render: (args) => <Opener {...args} /> };

async function open(canvas: ReturnType<typeof within>) {
  const trigger = canvas.getByRole('button', { name: 'Rename…' });
  trigger.click();
  return screen.findByRole('dialog', { name: 'Rename left-01' });
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const triggerHasFocus = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Rename…' })).toHaveFocus());

export const EscClosesAndRestoresFocus: Story = {
  ...opened,
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Rename…' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Rename left-01' });
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await triggerHasFocus();
  },
};

export const FocusReturnsToAReplacedTrigger: Story = {
  render: (args) => <Opener {...args} isRedrawn />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Rename…' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Rename left-01' });
    await userEvent.keyboard('{Escape}');
    await isGone();
    await triggerHasFocus();
  },
};

function OpenedFromMenu(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  const items = [{ id: 'rename', label: 'Rename…', onAction: () => setOpen(true) }];
  return (
    <>
      <Menu trigger={{ icon: 'more', label: 'Actions' }} sections={[{ id: 'actions', items }]} />
      <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export const FocusReturnsToTheMenuButton: Story = {
  render: (args) => <OpenedFromMenu {...args} />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Rename left-01' });
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClickingTheBackdropCloses: Story = {
  ...opened,
  play: async ({ canvas, userEvent, args }) => {
    await open(canvas);
    await userEvent.click(document.body);
    await isGone();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const CloseButtonCloses: Story = {
  ...opened,
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await open(canvas);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await isGone();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const TabStaysInTheDialog: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
};

export const EscAndBackdropKeepADialogWithInput: Story = {
  ...opened,
  args: { isDismissable: false },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await open(canvas);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeInTheDocument();
  },
};

export const PendingRequestKeepsTheDialogOpen: Story = {
  ...opened,
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await open(canvas);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeInTheDocument();
  },
};

function WithForm({ onSubmit, ...props }: DialogProps) {
  const [name, setName] = useState('left-01');
  return (
    <Dialog
      {...props}
      {...(onSubmit && { onSubmit })}
      footer={
        <Button type="submit" size="form" kind="primary">
          Rename
        </Button>
      }
    >
      <TextField label="Name" value={name} onChange={setName} />
    </Dialog>
  );
}

export const EnterInAFieldSubmitsTheForm: Story = {
  args: { onSubmit: fn() },
  render: (args) => <WithForm {...args} />,
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

function WithCheckedForm(props: DialogProps) {
  const [isChecked, setIsChecked] = useState(false);
  return (
    <Dialog
      {...props}
      onSubmit={() => setIsChecked(true)}
      footer={
        <Button type="submit" size="form" kind="primary">
          Rename
        </Button>
      }
    >
      <TextField
        label="Name"
        value=""
        onChange={fn()}
        error={isChecked ? 'Please enter a name' : undefined}
      />
    </Dialog>
  );
}

export const FailedSubmitFocusesTheInvalidField: Story = {
  render: (args) => <WithCheckedForm {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};
