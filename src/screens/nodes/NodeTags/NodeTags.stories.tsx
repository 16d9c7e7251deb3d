import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Page } from '../../../components/Layout/Layout.tsx';
import { NodeTags } from './NodeTags.tsx';

const meta = {
  title: 'Screens/Nodes/NodeTags',
  component: NodeTags,
  args: { tags: ['server', 'hub', 'relayed', 'expired'] },
  decorators: [
    (Story) => (
      <Page>
        <Inline>
          <Story />
        </Inline>
      </Page>
    ),
  ],
} satisfies Meta<typeof NodeTags>;
export default meta;

export const RelayedByAKnownRelay: StoryObj<typeof meta> = {
  args: { tags: ['relayed'], relayName: 'fra-gw-01' },
};
export const AllTags: StoryObj<typeof meta> = {};
