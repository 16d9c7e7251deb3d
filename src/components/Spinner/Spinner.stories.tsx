import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: { layout: 'padded' },
  args: { label: 'Asking api.example.com' },
} satisfies Meta<typeof Spinner>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
