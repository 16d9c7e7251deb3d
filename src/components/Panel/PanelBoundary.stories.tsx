import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReportText } from '../ErrorBoundary/ErrorBoundary.tsx';
import { Page } from '../Layout/Layout.tsx';
import { Panel, PanelBoundary } from './Panel.tsx';

let isBroken = true;

function Shelves() {
  if (isBroken) throw new TypeError('cannot read the number of shelves');
  return <Panel title="Shelves">Four of six shelves are full.</Panel>;
}

const meta = {
  title: 'Components/Layout/PanelBoundary',
  component: PanelBoundary,
  parameters: { throws: 'cannot read the number of shelves' },
  args: { title: 'Shelves', children: <Shelves /> },
  render: (args) => (
    <ReportText value={({ error }) => `Library 2.4.0\n${String(error)}`}>
      <Page>
        <PanelBoundary {...args} />
        <Panel title="Boxes">All boxes are closed.</Panel>
      </Page>
    </ReportText>
  ),
  beforeEach: () => {
    isBroken = true;
  },
} satisfies Meta<typeof PanelBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OtherPanelsKeepWorking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/couldn’t be displayed/);
    await expect(canvas.getByRole('region', { name: 'Boxes' })).toBeVisible();
    await expect(canvas.getByText(/TypeError: cannot read/)).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const RetryRendersThePanelAgain: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Shelves' }));
    await expect(await canvas.findByText('Four of six shelves are full.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
