import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fleetFindings } from '../../../../mocks/fixtures/findings.ts';
import { Page } from '../../../components/Layout/Layout.tsx';
import { FindingNotice } from './FindingNotice.tsx';
import { networkNotice } from './findingNotice.ts';

const findings = fleetFindings();

const meta = {
  title: 'Screens/Findings/FindingNotice',
  component: FindingNotice,
  parameters: { layout: 'fullscreen' },
  args: { notice: networkNotice('office', findings) },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof FindingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManyFindings: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /^and \d+ more$/ })).toHaveAttribute(
      'href',
      '/findings/office',
    );
  },
};
export const OneFinding: Story = { args: { notice: networkNotice('site-branch', findings) } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NoFindings: Story = {
  args: { notice: networkNotice('nowhere', findings) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
