import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { aFindingMark } from '../../../../mocks/fixtures/findings.ts';
import { Page } from '../../../components/Layout/Layout.tsx';
import { FindingMark } from './FindingMark.tsx';
import { RowName } from '../RecordList/RowParts.tsx';

const meta = {
  title: 'Screens/Shared/FindingMark',
  component: RowName,
  subcomponents: { FindingMark },
  parameters: { layout: 'fullscreen' },
  args: { children: 'fra-gw-01', href: '/nodes/prod-eu/1', mark: aFindingMark() },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof RowName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = { args: { mark: aFindingMark({ severity: 'broken' }) } };
export const Risky: Story = {};
export const Waiting: Story = { args: { mark: aFindingMark({ severity: 'waiting' }) } };
export const TidyUp: Story = { args: { mark: aFindingMark({ severity: 'tidyUp' }) } };
export const NoFindings: Story = { args: { mark: undefined } };

export const FocusShowsTheFindings: Story = {
  args: { mark: aFindingMark({ count: 2, titles: 'Public key used twice, Name used twice' }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const mark = canvas.getByRole('link', {
      name: '2 findings about fra-gw-01, risky: Public key used twice, Name used twice',
    });
    await expect(mark).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Public key used twice, Name used twice',
    );
  },
};
