import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Layout/Layout.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  parameters: { layout: 'padded' },
  args: { isSelected: false, onChange: fn(), children: 'Lid open' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { isSelected: true } };

export const Described: Story = { args: { description: 'Whatever is inside can be seen' } };

export const Changed: Story = {
  args: { isChanged: true, description: 'Whatever is inside can be seen' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledWithReason: Story = {
  args: { isSelected: true, disabledReason: 'Available when the box is unlocked' },
};

export const Invalid: Story = {
  args: { description: 'Whatever is inside can be seen', error: 'Open the lid or the drawer' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('switch', { name: 'Lid open' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Open the lid or the drawer');
    await expect(canvas.queryByText('Whatever is inside can be seen')).toBeNull();
  },
};

export const AtTheEnd: Story = { args: { position: 'end' } };

export const WithoutLabel: Story = {
  render: ({ onChange }) => (
    <Inline>
      <Switch isSelected={false} onChange={onChange} aria-label="Lid of the red box" />
      <Switch isSelected onChange={onChange} aria-label="Lid of the blue box" />
      <Switch
        isSelected={false}
        onChange={onChange}
        aria-label="Lid of the grey box"
        disabledReason="It has no lid"
      />
    </Inline>
  ),
};

export const Phone: Story = { ...Described, globals: { viewport: { value: 'phone' } } };

export const SpaceTurnsTheSwitchOn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Lid open' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const ClickingTheLabelTurnsTheSwitchOff: Story = {
  args: { isSelected: true, description: 'Whatever is inside can be seen' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('switch', { name: 'Lid open' })).toBeChecked();
    await userEvent.click(canvas.getByText('Whatever is inside can be seen'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

export const DisabledSwitchIsFocusableButDoesNotToggle: Story = {
  args: { disabledReason: 'Available when the box is unlocked' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch');
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription('Available when the box is unlocked');
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Lid open'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
