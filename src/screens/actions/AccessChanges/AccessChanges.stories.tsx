import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AccessLevel } from '../../../domain/session/accessLevel.ts';
import type { AccessChange } from '../../../domain/user/networkLevels.ts';
import { AccessChanges } from './AccessChanges.tsx';

const change = (username: string, netid: string, before: AccessLevel, after: AccessLevel): AccessChange => ({
  username,
  netid,
  before: { accessLevel: before, nodeLimit: 0, clientLimit: 0 },
  after: { accessLevel: after, nodeLimit: 3, clientLimit: 2 },
});

const meta = {
  title: 'Screens/Actions/AccessChanges',
  component: AccessChanges,
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 480 }}>
        <Story />
      </main>
    ),
  ],
  args: {
    changes: [change('priya', 'lab', 3, 2), change('viktor', 'lab', 3, 2), change('priya', 'office', 0, 3)],
  },
} satisfies Meta<typeof AccessChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GainedAndLost: Story = {};
export const None: Story = { args: { changes: [] } };
export const Unknown: Story = { args: { changes: undefined } };
export const FiveHundredUsers: Story = {
  args: {
    changes: Array.from({ length: 500 }, (_, at) => change(`user-${at}`, `net-${at % 20}`, 3, 2)),
  },
};
