import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Page } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { StateBadge } from '../ToneGlyph/ToneGlyph.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Boxes' },
  render: (args) => (
    <Page>
      <PageHeader {...args} />
    </Page>
  ),
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <Text as="span" variant="hint" tone="tertiary">
      Updated 4 s ago
    </Text>
    <IconButton icon="refresh" label="Refresh" />
    <Button icon="graph">Map</Button>
    <Button kind="primary" icon="plus">
      Add box
    </Button>
  </>
);

export const TitleOnly: Story = {};
export const Loading: Story = { args: { isLoading: true, actions } };
export const WithCountAndActions: Story = { args: { count: 128, actions } };
export const IconsAndTextsEndWhereTheContentEnds: Story = {
  args: {
    actions: (
      <>
        <Button kind="ghost" icon="copy">
          Copy
        </Button>
        <IconButton icon="refresh" label="Refresh" />
      </>
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const icon = canvas.getByRole('button', { name: 'Refresh' }).querySelector('svg');
    const { right = 0 } = canvasElement.querySelector('header')?.getBoundingClientRect() ?? {};
    await expect(icon?.getBoundingClientRect().right).toBeCloseTo(right, 0);
  },
};

export const IdentifierTitle: Story = {
  args: {
    title: 'left-01',
    isTitleIdentifier: true,
    facts: <StateBadge tone="healthy" label="Healthy" reason="21 s ago" />,
    note: (
      <Text variant="hint" tone="secondary">
        wood · on the left wall · moved 3 h ago
      </Text>
    ),
    actions,
  },
};
export const OnAPhone: Story = { ...IdentifierTitle, globals: { viewport: { value: 'phone' } } };

/** On phones, the top bar shows the title. */
export const OnAPhoneTheTitleStaysAHeading: Story = {
  ...OnAPhone,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'left-01' });
    await expect(title.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
