import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { HOUR, MINUTE, NOW } from '../../../../mocks/fixtures/now.ts';
import { formatExact } from '../../../domain/format/dateTime.ts';
import { HealthBadge } from './HealthBadge.tsx';
import { healthView } from './healthView.ts';

const checkedIn = (age: number) =>
  healthView({ isPending: false, lastCheckIn: NOW - age, lastModified: NOW });

const meta = {
  title: 'Screens/Nodes/HealthBadge',
  component: HealthBadge,
  parameters: { layout: 'padded' },
  args: { health: checkedIn(38) },
} satisfies Meta<typeof HealthBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Healthy: Story = {};
export const Warning: Story = { args: { health: checkedIn(12 * MINUTE) } };
export const Failing: Story = { args: { health: checkedIn(2 * HOUR + 11 * MINUTE) } };
export const NeverCheckedIn: Story = { args: { health: checkedIn(NOW) } };
export const Pending: Story = {
  args: {
    health: healthView({ isPending: true, lastCheckIn: 0, lastModified: NOW - 6 * MINUTE }),
  },
};

export const FocusShowsTheExactTime: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '38 s ago' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(formatExact(NOW - 38) ?? '');
  },
};
