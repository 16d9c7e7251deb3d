import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid, Inline, Page } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { icons } from './icons.ts';

const names = Object.keys(icons).filter((name): name is IconName => name in icons);

const meta = { title: 'Components/Data/Icon', component: Icon, args: { name: 'refresh' } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Page>
      <Grid columns={6} minColumnWidth={150} gap="gutter">
        {names.map((name) => (
          <Inline key={name} gap="medium">
            <Icon name={name} />
            <Text variant="hint" tone="secondary">
              {name}
            </Text>
          </Inline>
        ))}
      </Grid>
    </Page>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Page>
      <Inline gap="gutter">
        <Icon name="refresh" size={16} />
        <Icon name="refresh" size={14} />
        <Icon name="refresh" size={12} />
      </Inline>
    </Page>
  ),
};

export const LabelledIconIsAnImage: Story = {
  args: { name: 'alert', label: 'Careful' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Careful' })).toBeVisible();
  },
};
