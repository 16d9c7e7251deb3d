import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';

/** A text beside elements, and texts that change, appear and disappear beside others. */
function Shelf() {
  const [count, setCount] = useState(1);
  return (
    <>
      <Button onPress={() => setCount(count + 1)}>Add a book</Button>
      <p data-testid="shelf">
        {count > 2 && <strong>Full: </strong>}
        {count} of 3 books{count === 2 && ', one more fits'}
        {count % 2 === 0 ? <em>, even</em> : ', odd'}
      </p>
    </>
  );
}

const meta = {
  title: 'Components/Data/Translation',
  component: Shelf,
  parameters: { layout: 'padded', chromatic: { disableSnapshot: true } },
  globals: { translator: 'on' },
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TranslatedTextsFollowUpdates: Story = {
  play: async ({ canvas, userEvent }) => {
    const shelf = canvas.getByTestId('shelf');
    const add = canvas.getByRole('button', { name: 'Add a book' });
    await expect(shelf.querySelectorAll('font').length).toBeGreaterThan(0);
    await expect(shelf).toHaveTextContent(/^1 of 3 books, odd$/);
    await userEvent.click(add);
    await expect(shelf).toHaveTextContent(/^2 of 3 books, one more fits, even$/);
    await userEvent.click(add);
    await expect(shelf).toHaveTextContent(/^Full: 3 of 3 books, odd$/);
    // The translator also translates the new texts.
    await expect(
      document.createTreeWalker(shelf, NodeFilter.SHOW_TEXT).nextNode()?.parentElement?.tagName,
    ).toBe('FONT');
  },
};
