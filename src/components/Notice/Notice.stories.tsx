import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Page } from '../Layout/Layout.tsx';
import { listen } from '../testing/spoken.ts';
import { Notice } from './Notice.tsx';

const onRetry = fn();

const meta = {
  title: 'Components/Feedback/Notice',
  component: Notice,
  args: { tone: 'warning', fact: 'The library closes in 5 minutes.', advice: 'Save your place, then go.' },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WarningIsAnnouncedPolitely: Story = {
  play: async () => {
    const heard = listen();
    await waitFor(() =>
      expect(heard()).toEqual(['The library closes in 5 minutes. Save your place, then go.']),
    );
  },
};

export const ErrorIsAnnouncedAtOnce: Story = {
  args: {
    tone: 'error',
    fact: 'No response from the catalogue.',
    advice: 'Nothing was changed.',
    action: (
      <Button size="small" icon="refresh" onPress={onRetry}>
        Try again
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No response from the catalogue.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Information: Story = {
  args: { tone: 'info', fact: 'Books are lent for 28 days.', advice: 'Longer on request.' },
};

export const WithoutAdvice: Story = {
  args: { tone: 'info', fact: 'Books are lent for 28 days.', advice: undefined },
};

export const OnAPhone: Story = {
  args: ErrorIsAnnouncedAtOnce.args ?? {},
  globals: { viewport: { value: 'phone', isRotated: false } },
};
