import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Refresh', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const invisible = { parameters: { chromatic: { disableSnapshot: true } } };
const reason = 'Available when the box is empty';

export const Kinds: Story = {
  render: () => (
    <Inline isWrapping>
      <Button kind="primary" icon="plus">
        Create
      </Button>
      <Button icon="refresh">Refresh</Button>
      <Button kind="ghost">Cancel</Button>
      <Button kind="dangerText" icon="trash">
        Delete
      </Button>
      <Button kind="danger">Delete shelf</Button>
      <Button icon="lock" disabledReason={reason}>
        Disabled
      </Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Button size="small">24</Button>
      <Button>28</Button>
      <Button size="form">32</Button>
      <Button size="login">36</Button>
    </Inline>
  ),
};

export const Pending: Story = {
  render: () => (
    <Stack>
      <Inline>
        <Button kind="primary" icon="check" isPending>
          Save
        </Button>
        <Button icon="refresh" isPending>
          Refresh
        </Button>
        <Button isPending>Without an icon</Button>
        <Button kind="danger" isPending>
          Delete shelf
        </Button>
      </Inline>
    </Stack>
  ),
};

export const WithKeyCap: Story = {
  render: () => (
    <Inline>
      <Button keyCap="E">Edit</Button>
      <Button kind="primary" keyCap="↵">
        Save
      </Button>
      <Button kind="ghost" keyCap="Esc">
        Cancel
      </Button>
    </Inline>
  ),
};

export const FullWidth: Story = {
  args: { kind: 'primary', size: 'login', isFullWidth: true, children: 'Sign in' },
};
export const Disabled: Story = { args: { disabledReason: reason } };
export const OnAPhone: Story = { ...Kinds, globals: { viewport: { value: 'phone' } } };

export const Focused: Story = {
  args: { kind: 'primary', children: 'Focused' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const ClickCallsOnPress: Story = {
  ...invisible,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const EnterAndSpaceActivateTheButton: Story = {
  ...invisible,
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const DisabledButtonIsFocusableAndShowsItsReason: Story = {
  args: { disabledReason: reason },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(expect.stringContaining(reason));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const TapOnADisabledButtonShowsItsReason: Story = {
  ...invisible,
  args: { disabledReason: reason },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
    await userEvent.pointer({ keys: '[TouchA]', target: canvasElement });
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

function Form(props: ComponentProps<typeof Button> & { onSubmit: () => void }) {
  const { onSubmit, ...button } = props;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Button {...button} type="submit" />
    </form>
  );
}

const submit = fn();

export const SubmitButtonSubmitsTheForm: Story = {
  ...invisible,
  render: (args) => <Form {...args} onSubmit={submit} />,
  play: async ({ canvas, userEvent }) => {
    submit.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(submit).toHaveBeenCalledOnce();
  },
};

export const DisabledSubmitButtonDoesNotSubmit: Story = {
  ...SubmitButtonSubmitsTheForm,
  args: { disabledReason: reason },
  play: async ({ canvas, userEvent }) => {
    submit.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(submit).not.toHaveBeenCalled();
  },
};

function PendingOnPress(props: ComponentProps<typeof Button>) {
  const [isPending, setPending] = useState(false);
  return (
    <Button
      {...props}
      isPending={isPending}
      onPress={() => {
        setPending(true);
        props.onPress?.();
      }}
    />
  );
}

const keepsItsPlace: Story['play'] = async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Refresh' });
  const { width } = button.getBoundingClientRect();
  await userEvent.click(button);
  await userEvent.click(button);
  await expect(args.onPress).toHaveBeenCalledOnce();
  await expect(button).toHaveFocus();
  await expect(button).toHaveAccessibleDescription('In progress');
  await expect(button.getBoundingClientRect().width).toBeCloseTo(width, 0);
};

export const PendingButtonKeepsWidthAndFocusAndIgnoresClicks: Story = {
  ...invisible,
  args: { icon: 'refresh' },
  render: (args) => <PendingOnPress {...args} />,
  play: keepsItsPlace,
};

export const PendingButtonWithoutIconKeepsItsWidth: Story = {
  ...invisible,
  render: (args) => <PendingOnPress {...args} />,
  play: keepsItsPlace,
};

function DisabledOnPress(props: ComponentProps<typeof Button>) {
  const [isDisabled, setDisabled] = useState(false);
  return (
    <Button {...props} disabledReason={isDisabled ? reason : undefined} onPress={() => setDisabled(true)} />
  );
}

export const DisablingTheButtonKeepsFocus: Story = {
  ...invisible,
  render: (args) => <DisabledOnPress {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const TouchTargetOnAPhone: Story = {
  ...invisible,
  args: { size: 'small' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
