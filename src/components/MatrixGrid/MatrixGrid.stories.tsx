import { useCallback, useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MatrixGrid } from './MatrixGrid.tsx';
import { MatrixLegend } from './MatrixLegend.tsx';
import type { MatrixMark } from './marks.ts';
import type { Place } from './place.ts';

type ShelvesProps = { count: number; hasNotes?: boolean; onOpen: (place: Place) => void };

const words: Record<MatrixMark, string> = {
  check: 'fits',
  cross: 'does not fit',
  unknown: 'not tried',
  self: 'the same',
  blank: 'elsewhere',
};

function markAt(row: number, column: number): MatrixMark {
  if (row === column) return 'self';
  if (row % 10 === 9) return 'unknown';
  return (row * 7 + column * 3) % 29 === 0 ? 'cross' : 'check';
}

function Shelves({ count, hasNotes = false, onOpen }: ShelvesProps) {
  const [current, setCurrent] = useState<Place>();
  const headings = useMemo(
    () =>
      Array.from({ length: count }, (_, index) => ({
        id: `s${index}`,
        label: `shelf-${index + 1}`,
        href: `#shelf-${index + 1}`,
        note: hasNotes ? `room ${Math.floor(index / 20) + 1}` : undefined,
      })),
    [count, hasNotes],
  );
  const nameAt = useCallback(
    (row: number, column: number) => `shelf-${row + 1} on shelf-${column + 1}: ${words[markAt(row, column)]}`,
    [],
  );
  const isFlaggedAt = useCallback((row: number, column: number) => row === 2 && column === 5, []);
  return (
    <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
      <MatrixLegend
        items={[
          { mark: 'check', label: 'Fits' },
          { mark: 'cross', label: 'Does not fit' },
          { mark: 'unknown', label: 'Not tried' },
          { mark: 'check', isFlagged: true, label: 'With a wedge' },
        ]}
        note="Row on column"
      />
      <MatrixGrid
        label="Shelves"
        rows={headings}
        columns={headings}
        markAt={markAt}
        isFlaggedAt={isFlaggedAt}
        nameAt={nameAt}
        current={current}
        onMove={setCurrent}
        onOpen={onOpen}
      />
    </div>
  );
}

const meta = {
  title: 'Components/MatrixGrid',
  component: Shelves,
  parameters: { layout: 'fullscreen' },
  args: { count: 24, onOpen: fn() },
} satisfies Meta<typeof Shelves>;
export default meta;
type Story = StoryObj<typeof meta>;

const isBehaviour = { chromatic: { disableSnapshot: true } };

export const TwentyFour: Story = {};
export const Three: Story = { args: { count: 3 } };
export const Thousand: Story = { args: { count: 1000 } };
export const WithWhatTheyBelongTo: Story = { args: { count: 40, hasNotes: true } };

export const ArrowsMoveFromTheOneTabStop: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('gridcell', { name: 'shelf-1 on shelf-1: the same' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    const cell = canvas.getByRole('gridcell', { name: 'shelf-2 on shelf-3: fits' });
    await expect(cell).toHaveFocus();
    await expect(cell).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({ row: 1, column: 2 });
  },
};

export const NamesAreReachedByArrows: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const [inColumn, inRow] = canvas.getAllByRole('link', { name: 'shelf-1' });
    await expect(inRow).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(inColumn).toHaveFocus();
  },
};

export const OnlyWhatIsInSightIsRendered: Story = {
  args: { count: 1000 },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('gridcell').length).toBeGreaterThan(100));
    await expect(canvas.getAllByRole('gridcell').length).toBeLessThan(6000);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = await canvas.findByRole('gridcell', { name: 'shelf-1000 on shelf-1000: the same' });
    await expect(last).toHaveFocus();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001');
    await expect(last.parentElement).toHaveAttribute('aria-rowindex', '1001');
  },
};

export const TheCellWithTheFocusStays: Story = {
  args: { count: 1000 },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'shelf-2 on shelf-3: fits' }));
    const scroller = canvas.getByRole('grid').parentElement;
    scroller?.scrollTo({ top: 12_000, left: 12_000 });
    await canvas.findByRole('gridcell', { name: /^shelf-505 on shelf-506:/ });
    await expect(canvas.getByRole('gridcell', { name: 'shelf-2 on shelf-3: fits' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('gridcell', { name: 'shelf-3 on shelf-3: the same' })).toHaveFocus();
    await waitFor(() => expect(scroller?.scrollTop).toBeLessThan(100));
  },
};
