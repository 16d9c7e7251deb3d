import type { Meta, StoryObj } from '@storybook/react-vite';
import { AttemptMarks } from './AttemptMarks.tsx';

const meta = {
  title: 'Components/Data/AttemptMarks',
  component: AttemptMarks,
  args: { failed: 3, most: 10 },
} satisfies Meta<typeof AttemptMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { failed: 0 } };
export const All: Story = { args: { failed: 10 } };
