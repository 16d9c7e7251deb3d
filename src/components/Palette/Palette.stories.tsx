import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { listen } from '../testing/spoken.ts';
import { Palette, type PaletteGroup } from './Palette.tsx';
import { PaletteButton } from './PaletteButton.tsx';

const shelf: readonly PaletteGroup[] = [
  {
    id: 'books',
    title: 'Books',
    items: [
      {
        id: 'moby',
        icon: 'docs',
        name: 'Moby-Dick',
        marks: [0, 2],
        detail: 'QA-12',
        note: 'novel in the hall',
      },
      { id: 'middle', icon: 'docs', name: 'Middlemarch', marks: [0, 1], detail: 'QA-13', note: 'novel' },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    items: [{ id: 'lend', icon: 'arrowRight', name: 'Lend Moby-Dick', keyCap: 'L' }],
  },
];

type ShelfProps = {
  groups?: readonly PaletteGroup[];
  onAct: (id: string) => void;
  /** Starts closed, to show where the focus returns to. */
  isShut?: boolean;
};

function Shelf({ groups = shelf, onAct, isShut = false }: ShelfProps) {
  const [isOpen, setOpen] = useState(!isShut);
  const [text, setText] = useState('');
  const [scope, setScope] = useState<string>();
  return (
    <>
      <PaletteButton label="Search the shelf…" onPress={() => setOpen(true)} />
      <Button>Elsewhere</Button>
      {isOpen && (
        <Palette
          label="Search the shelf"
          placeholder="Title or mark"
          text={text}
          onType={setText}
          groups={groups}
          scope={scope}
          empty="No books match."
          covers="Books, actions"
          onSelect={onAct}
          onNarrow={(id) => {
            if (id === 'lend') return false;
            setScope(id);
            return true;
          }}
          onWiden={() => setScope(undefined)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Components/Navigation/Palette',
  component: Shelf,
  args: { onAct: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;

const isBehaviour = { chromatic: { disableSnapshot: true } };
const field = () => screen.findByRole('combobox', { name: /^Search the shelf/ });

export const Results: Story = {};
export const NoResults: Story = { args: { groups: [] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A translator leaves them in place. */
export const EachPartOfANameHasItsOwnElement: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const [name] = await screen.findAllByRole('option');
    const mark = name?.querySelector('mark');
    await expect([...(mark?.parentElement?.childNodes ?? [])].map((part) => part.nodeName)).not.toContain(
      '#text',
    );
  },
};

/** The scope is above the field, which keeps its full width. */
export const NarrowedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const input = await field();
    const before = input.getBoundingClientRect();
    await userEvent.tab();
    const scope = await screen.findByText('moby');
    const { top, width } = input.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(scope.getBoundingClientRect().bottom);
    await expect(width).toBe(before.width);
  },
};
export const Closed: Story = { args: { isShut: true } };

export const ArrowKeysAndEnterRunAnItem: Story = {
  parameters: isBehaviour,
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.getByText('enter')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAct).toHaveBeenLastCalledWith('moby');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onAct).toHaveBeenLastCalledWith('middle');
  },
};

export const TabNarrowsAndBackspaceWidens: Story = {
  parameters: isBehaviour,
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    const heard = listen();
    await expect(await field()).toHaveAccessibleDescription(/Tab narrows to a result/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    await expect(await field()).toHaveAccessibleName('Search the shelf in middle');
    await waitFor(() => expect(heard().at(-1)).toBe('3 results for middle'));
    // The options that contain the text come first.
    await waitFor(() => expect(screen.getByText('middle')).toBeVisible());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByText('middle')).toBeNull());
    await expect(await field()).toHaveFocus();
  },
};

export const EscapeClosesThePalette: Story = {
  args: { isShut: true },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Search the shelf/ });
    await userEvent.click(opener);
    await userEvent.type(await field(), 'mob');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const InputMethodKeepsItsKeys: Story = {
  parameters: isBehaviour,
  play: async ({ args }) => {
    const input = await field();
    for (const key of ['Escape', 'Enter']) await fireEvent.keyDown(input, { key, isComposing: true });
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

export const ClickRunsAnItem: Story = {
  parameters: isBehaviour,
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('option', { name: /Lend Moby-Dick/ }));
    await expect(args.onAct).toHaveBeenLastCalledWith('lend');
    await userEvent.click(screen.getByRole('button', { name: /^Close/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Opens the palette as a keyboard shortcut does. */
function OverADialog(props: ShelfProps) {
  const [isFound, setFound] = useState(false);
  return (
    <>
      <Dialog isOpen title="Lend Moby-Dick" onClose={() => {}}>
        <Button onPress={() => setFound(true)}>Search</Button>
      </Dialog>
      {isFound && <Shelf {...props} />}
    </>
  );
}

export const FieldGetsTheFocusOverADialog: Story = {
  parameters: isBehaviour,
  render: (args) => <OverADialog {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('mid');
    await expect(await field()).toHaveValue('mid');
  },
};
