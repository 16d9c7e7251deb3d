import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = { title: 'Screens/State/Loading', component: LoadingScreen } satisfies Meta<
  typeof LoadingScreen
>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
