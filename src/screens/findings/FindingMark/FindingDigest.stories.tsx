import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { fleetFindings } from '../../../../mocks/fixtures/findings.ts';
import { NotificationButton } from '../../../components/NotificationButton/NotificationButton.tsx';
import { NotificationList } from '../../../components/NotificationList/NotificationList.tsx';
import { FindingDigest } from './FindingDigest.tsx';

const findings = fleetFindings();

const meta = {
  title: 'Screens/Findings/FindingDigest',
  component: FindingDigest,
  parameters: { layout: 'padded' },
  args: { findings },
  decorators: [
    (Story) => (
      <NotificationButton unread={0} alert="1 broken finding">
        <Story />
        <NotificationList items={[]} onUndo={fn()} onClear={fn()} />
      </NotificationButton>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 1 broken finding' }));
  },
} satisfies Meta<typeof FindingDigest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Urgent: Story = {
  play: async (context) => {
    await meta.play(context);
    const list = within(await within(document.body).findByRole('dialog', { name: 'Notifications' }));
    await expect(list.getByRole('link', { name: 'All findings' })).toHaveAttribute('href', '/findings');
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByRole('link', { name: `and ${findings.length - 3} more` })).toBeVisible();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await meta.play(context);
    const panel = await within(document.body).findByRole('dialog', { name: 'Notifications' });
    const more = within(panel).getByRole('link', { name: `and ${findings.length - 3} more` });
    await expect(more.getBoundingClientRect().left - panel.getBoundingClientRect().left).toBeGreaterThan(8);
  },
};
export const NothingUrgent: Story = {
  args: { findings: findings.filter(({ severity }) => severity === 'waiting') },
  play: async (context) => {
    await meta.play(context);
    const list = within(await within(document.body).findByRole('dialog', { name: 'Notifications' }));
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent('is waiting for approval');
  },
};
export const NoFindings: Story = { args: { findings: [] } };
