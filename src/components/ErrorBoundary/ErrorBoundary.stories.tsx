import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Verse({ number }: { number: number }) {
  if (number === 2) throw new RangeError('no second verse');
  return <p>verse {number}</p>;
}

function Stage() {
  const [number, setNumber] = useState(1);
  return (
    <Stack>
      <Button onPress={() => setNumber(number + 1)}>Next</Button>
      <ErrorBoundary
        resetKey={String(number)}
        renderCaught={({ error, componentStack, retry }) => (
          <>
            <p role="alert">{String(error)}</p>
            <p>{componentStack.includes('Verse') ? 'Thrown by the verse' : 'Thrown elsewhere'}</p>
            <Button onPress={retry}>Try again</Button>
          </>
        )}
      >
        <Verse number={number} />
      </ErrorBoundary>
    </Stack>
  );
}

const meta = {
  title: 'Components/Feedback/ErrorBoundary',
  component: Stage,
  parameters: { layout: 'padded', throws: 'no second verse' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheErrorAndItsComponent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('RangeError: no second verse');
    await expect(await canvas.findByText('Thrown by the verse')).toBeVisible();
  },
};

export const NewResetKeyRendersTheContentAgain: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('verse 3')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const FailedRetryShowsTheErrorAgain: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('no second verse');
  },
};
