import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { listen } from '../testing/spoken.ts';
import { mockClipboard } from '../testing/mockClipboard.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { NavigationProvider } from '../Link/Link.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue, type ToastContent } from './toastQueue.ts';

/** A queue with a stopped clock. Toasts close by themselves only when a story calls `timeIsUp`. */
function aStage(...toasts: readonly ToastContent[]) {
  const timers = new Set<() => void>();
  const after = (_milliseconds: number, run: () => void) => {
    timers.add(run);
    return () => void timers.delete(run);
  };
  const queue = createToastQueue({ now: () => 0, after });
  toasts.forEach((toast) => queue.show(toast));
  return { queue, timeIsUp: () => [...timers].forEach((run) => run()) };
}

const pending: ToastContent = { kind: 'pending', text: 'Deleting the box left-01' };
const success: ToastContent = { kind: 'success', text: 'Box opened!', detail: 'left-01 may now be filled' };
const warning: ToastContent = {
  kind: 'warning',
  text: 'Box painted!',
  detail: 'The workshop kept red for Colour of the lid',
};
const error: ToastContent = {
  kind: 'error',
  text: 'Failed to move the box. : only empty boxes can be moved',
  detail: 'The server answered 500. Nothing was changed.',
};

const { queue, timeIsUp } = aStage();
const navigate = fn();
const writeText = fn();

const toastNamed = (name: string) => screen.findByRole('alertdialog', { name });
const noToast = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  parameters: { layout: 'padded' },
  args: { queue },
  beforeEach: () => queue.snapshot().toasts.forEach(({ id }) => queue.close(id)),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = { args: { queue: aStage(pending).queue } };
export const Success: Story = { args: { queue: aStage(success).queue } };
export const Warning: Story = { args: { queue: aStage(warning).queue } };
export const Failure: Story = { args: { queue: aStage(error).queue } };
export const WithAction: Story = {
  args: { queue: aStage({ ...success, action: { label: 'Look inside', href: '/boxes/left-01' } }).queue },
};

export const FollowingTheLinkClosesTheToast: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { queue: aStage({ ...success, action: { label: 'Look inside', href: '/boxes/left-01' } }).queue },
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <ToastRegion {...args} />
    </NavigationProvider>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Look inside' }));
    await expect(navigate).toHaveBeenCalledWith('/boxes/left-01');
    await noToast();
  },
};

const copying = { ...success, copying: { label: 'Copy the number', value: 'left-01' } };
export const WithCopyButton: Story = { args: { queue: aStage(copying).queue } };

export const CopyButtonCopiesTheText: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { queue: aStage(copying).queue },
  beforeEach: () => mockClipboard({ writeText: writeText.mockReset().mockResolvedValue(undefined) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy the number' }));
    await expect(writeText).toHaveBeenCalledWith('left-01');
    await expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  },
};
export const AllKinds: Story = { args: { queue: aStage(pending, success, warning, error).queue } };
export const OnAPhone: Story = { ...AllKinds, globals: { viewport: { value: 'phone' } } };

export const OutcomeReplacesThePendingToast: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const id = queue.show(pending);
    const toast = await toastNamed(pending.text);
    await expect(toast).toHaveTextContent(pending.text);
    queue.update(id, success);
    await expect(await toastNamed(success.text)).toBe(toast);
  },
};

export const OutcomesCloseAfterFiveSeconds: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    queue.show(pending);
    queue.show(success);
    await toastNamed(success.text);
    timeIsUp();
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: success.text })).toBeNull());
    await expect(await toastNamed(pending.text)).toBeInTheDocument();
  },
};

export const CloseButtonClosesTheToast: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    queue.show(error);
    await toastNamed(error.text);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await noToast();
  },
};

export const HoverPausesTheCountdown: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    queue.show(success);
    const toast = await toastNamed(success.text);
    await userEvent.hover(toast);
    timeIsUp();
    await expect(toast).toBeInTheDocument();
    await userEvent.unhover(toast);
    timeIsUp();
    await noToast();
  },
};

const besideAButton = {
  render: () => (
    <>
      <Button>Elsewhere</Button>
      <ToastRegion queue={queue} />
    </>
  ),
};

export const FocusPausesTheCountdown: Story = {
  ...besideAButton,
  play: async ({ canvas, userEvent }) => {
    queue.show(success);
    const toast = await toastNamed(success.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    toast.focus();
    await waitFor(() => expect(queue.snapshot().isPaused).toBe(true));
    timeIsUp();
    await expect(toast).toBeInTheDocument();
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await waitFor(() => expect(queue.snapshot().isPaused).toBe(false));
    timeIsUp();
    await noToast();
  },
};

export const F6MovesFocusToTheToastsAndBack: Story = {
  ...besideAButton,
  play: async ({ canvas, userEvent }) => {
    queue.show(success);
    await toastNamed(success.text);
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    await userEvent.keyboard('{F6}');
    const region = screen.getByRole('region', { name: '1 notification' });
    await waitFor(() => expect(region).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await noToast();
    await expect(elsewhere).toHaveFocus();
  },
};

export const NewToastsAreAnnouncedPolitely: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const heard = listen();
    const id = queue.show(pending);
    await waitFor(() => expect(heard().at(-1)).toBe(pending.text));
    // The text of most pending changes is only "pending".
    queue.update(id, { kind: 'pending', text: 'pending', detail: 'left-01' });
    await waitFor(() => expect(heard().at(-1)).toBe('In progress: left-01'));
    queue.update(id, success);
    await waitFor(() => expect(heard().at(-1)).toBe('Box opened. left-01 may now be filled'));
  },
};

export const FailuresThatThePageAnnouncesAreSilent: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const heard = listen();
    queue.update(queue.show(pending), { ...error, isSilent: true });
    queue.show(success);
    await waitFor(() => expect(heard()).toEqual(['Box opened. left-01 may now be filled']));
  },
};

export const UndoRevertsTheChange: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const undo = fn(async () => true);
    const heard = listen();
    queue.show({ ...success, undo });
    await toastNamed(success.text);
    await expect(screen.getByText(/Can be undone until this page reloads$/)).toBeVisible();
    await waitFor(() =>
      expect(heard().at(-1)).toMatch(/may now be filled. Can be undone until this page reloads$/),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await noToast();
    await expect(undo).toHaveBeenCalledOnce();
  },
};

function WithDialog({ isOpen }: { isOpen: boolean }) {
  const [isDialogOpen, setDialogOpen] = useState(isOpen);
  return (
    <>
      <Dialog isOpen={isDialogOpen} title="A question" onClose={() => setDialogOpen(false)}>
        Toasts can be closed without answering it.
      </Dialog>
      <ToastRegion queue={queue} />
    </>
  );
}

export const ToastsStayUsableOverADialog: Story = {
  render: () => <WithDialog isOpen />,
  play: async ({ userEvent }) => {
    queue.show(error);
    const toast = await toastNamed(error.text);
    const dialog = await screen.findByRole('dialog', { name: 'A question' });
    const close = screen.getAllByRole('button', { name: 'Close' }).find((button) => toast.contains(button));
    if (!close) throw new Error('The toast has no close button');
    await userEvent.click(close);
    await noToast();
    await expect(dialog).toBeInTheDocument();
  },
};

/** Fills the window unless given a height, px. */
const TallDialog = ({ height = 1200 }: { height?: number }) => (
  <>
    <Dialog
      isOpen
      title="Everything in the box"
      size="large"
      footer={<Button>Unpack</Button>}
      onClose={() => undefined}
    >
      <div style={{ height }}>It is a long list.</div>
    </Dialog>
    <ToastRegion queue={queue} />
  </>
);

export const ToastsDoNotCoverTheButtonsOfADialog: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <TallDialog />,
  play: async () => {
    queue.show(error);
    const toast = await toastNamed(error.text);
    const { left } = (await screen.findByRole('button', { name: 'Unpack' })).getBoundingClientRect();
    await expect(toast.getBoundingClientRect().right).toBeLessThan(left);
  },
};

export const ToastsAreBesideADrawer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <Drawer isOpen title="Everything in the box" onClose={() => undefined}>
        It is a long list.
      </Drawer>
      <ToastRegion queue={queue} />
    </>
  ),
  play: async () => {
    queue.show(error);
    const toast = await toastNamed(error.text);
    const { left } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(toast.getBoundingClientRect().right).toBeLessThan(left);
  },
};

/** Toasts do not cover the top of a dialog, which may have a copy button. */
export const OnAPhoneAboveADialog: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <TallDialog height={560} />,
  play: async () => {
    queue.show({ kind: 'success', text: 'Packed!', detail: 'Box 7' });
    const toast = await toastNamed('Packed!');
    const dialog = await screen.findByRole('dialog', { name: 'Everything in the box' });
    const { top } = dialog.getBoundingClientRect();
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(top));
    await expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const OnAPhoneBelowTheTitleOfADialog: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  globals: { viewport: { value: 'phone' } },
  render: () => <TallDialog />,
  play: async () => {
    queue.show(error);
    const toast = await toastNamed(error.text);
    const dialog = await screen.findByRole('dialog', { name: 'Everything in the box' });
    const close = screen.getAllByRole('button', { name: 'Close' }).find((button) => dialog.contains(button));
    if (!close) throw new Error('The dialog has no close button');
    const boundsOf = (element: Element) => element.getBoundingClientRect();
    await waitFor(() => expect(boundsOf(toast).top).toBeGreaterThanOrEqual(boundsOf(close).bottom));
    await expect(boundsOf(toast).top).toBeLessThan(boundsOf(close).bottom + 40);
    // The toast does not cover the content of the dialog either.
    const words = screen.getByText('It is a long list.');
    await expect(boundsOf(words).top).toBeGreaterThanOrEqual(boundsOf(toast).bottom);
  },
};

export const OnAPhoneADialogReclaimsTheSpaceOfToasts: Story = {
  ...OnAPhoneBelowTheTitleOfADialog,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const words = await screen.findByText('It is a long list.');
    const before = words.getBoundingClientRect().top;
    queue.show({ kind: 'success', text: 'Packed!', detail: 'Box 7 of nine, in the last of the lorries.' });
    await toastNamed('Packed!');
    await waitFor(() => expect(words.getBoundingClientRect().top).toBeGreaterThan(before + 40));
    timeIsUp();
    await noToast();
    await waitFor(() => expect(words.getBoundingClientRect().top).toBe(before));
  },
};
