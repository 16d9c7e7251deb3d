import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressLine } from './AppFrame.tsx';
import { Text } from '../Text/Text.tsx';

const meta = { title: 'Components/Feedback/ProgressLine', component: ProgressLine } satisfies Meta<
  typeof ProgressLine
>;
export default meta;

export const DoesNotShiftTheLayout: StoryObj<typeof meta> = {
  render: (args) => (
    <main>
      <ProgressLine {...args} />
      <Text>Text below the line</Text>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await expect(canvas.getByText('Text below the line').getBoundingClientRect().top).toBe(0);
  },
};
