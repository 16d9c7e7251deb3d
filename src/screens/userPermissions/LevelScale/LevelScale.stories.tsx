import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelScale } from './LevelScale.tsx';

const meta = {
  title: 'Screens/User permissions/LevelScale',
  component: LevelScale,
  args: { level: 1, name: 'Node user' },
} satisfies Meta<typeof LevelScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NodeUser: Story = {};
export const NoAccess: Story = { args: { level: 3, name: 'No access' } };
