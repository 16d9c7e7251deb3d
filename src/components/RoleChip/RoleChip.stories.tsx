import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Inline, Page, Stack } from '../Layout/Layout.tsx';
import { RoleChip, roleKinds } from './RoleChip.tsx';

const meta = {
  title: 'Components/Data/RoleChip',
  component: RoleChip,
  args: { kind: 'relay', isOn: false, label: 'Create relay on box-7' },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof RoleChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Stack>
      <Inline gap="small">
        {roleKinds.map((kind) => (
          <RoleChip key={kind} kind={kind} isOn label={`Remove ${kind}`} onPress={fn()} />
        ))}
      </Inline>
      <Inline gap="small">
        {roleKinds.map((kind) => (
          <RoleChip key={kind} kind={kind} isOn={false} label={`Create ${kind}`} onPress={fn()} />
        ))}
      </Inline>
      <Inline gap="small">
        {roleKinds.map((kind) => (
          <RoleChip key={kind} kind={kind} isOn={false} disabledReason="Not here" label={`Create ${kind}`} />
        ))}
      </Inline>
    </Stack>
  ),
};

export const OpensAQuestion: Story = {
  args: { onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const chip = canvas.getByRole('button', { name: 'Create relay on box-7' });
    // The label is what a click does, so a pressed state would contradict it.
    await expect(chip).not.toHaveAttribute('aria-pressed');
    await expect(chip).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Create relay on box-7');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const DisabledChipShowsItsReason: Story = {
  args: { disabledReason: 'Available on Linux', onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const chip = canvas.getByRole('button', { name: 'Create relay on box-7' });
    await expect(chip).toHaveAttribute('aria-disabled', 'true');
    await expect(chip).toHaveAccessibleDescription('Available on Linux');
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Available on Linux');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(chip);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const TapOnADisabledChipShowsItsReason: Story = {
  args: { disabledReason: 'Available on Linux' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Available on Linux');
  },
};

export const ReadOnlyChipIsAnImage: Story = {
  args: { isOn: true, label: 'Relay' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Relay' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ReadOnlyChipThatIsOffIsHidden: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
