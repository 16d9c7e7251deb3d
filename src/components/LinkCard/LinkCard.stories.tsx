import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Page } from '../Layout/Layout.tsx';
import { LinkCard } from './LinkCard.tsx';

const meta = {
  title: 'Components/Navigation/LinkCard',
  component: LinkCard,
  args: { icon: 'nodes', title: 'Shelves', text: 'Manage your shelves', href: '/shelves' },
} satisfies Meta<typeof LinkCard>;
export default meta;

export const Kinds: StoryObj<typeof meta> = {
  render: (args) => (
    <Page>
      <Grid columns={2} minColumnWidth={260}>
        <LinkCard {...args} figure={36} note="34 full, 2 empty" />
        <LinkCard {...args} icon="edit" title="Edit" figure="10.21.4.0/24" note="ranges, defaults" />
        <LinkCard {...args} icon="key" title="Keys" figure={0} note="none yet" />
        <LinkCard {...args} icon="clients" title="Clients" />
      </Grid>
    </Page>
  ),
};
