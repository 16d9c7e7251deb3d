import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { aFindingMark } from '../../../../mocks/fixtures/findings.ts';
import { Page } from '../../../components/Layout/Layout.tsx';
import { FindingMark } from './FindingMark.tsx';

const meta = {
  title: 'Screens/Findings/FindingMark',
  component: FindingMark,
  parameters: { layout: 'fullscreen' },
  args: { of: 'fra-gw-01', mark: aFindingMark() },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof FindingMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = { args: { mark: aFindingMark({ severity: 'broken' }) } };
export const Risky: Story = {};
export const Waiting: Story = { args: { mark: aFindingMark({ severity: 'waiting' }) } };
export const Cleanup: Story = { args: { mark: aFindingMark({ severity: 'tidyUp' }) } };
export const SeveralFindings: Story = { args: { mark: aFindingMark({ count: 3 }) } };

export const FocusShowsTheFindings: Story = {
  args: { mark: aFindingMark({ count: 2, titles: 'Public key used twice, Name used twice' }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const mark = canvas.getByRole('link', {
      name: '2 findings about fra-gw-01, risky: Public key used twice +1',
    });
    await expect(mark).toHaveTextContent('Public key used twice+1');
    await expect(mark).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Public key used twice, Name used twice',
    );
  },
};
