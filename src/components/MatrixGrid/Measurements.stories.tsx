import { useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MatrixGrid } from './MatrixGrid.tsx';
import { MatrixLegend } from './MatrixLegend.tsx';
import type { MatrixState } from './marks.ts';
import type { MatrixCursor, MatrixRectangle } from './cellPosition.ts';

type ShelvesProps = { count: number; hasNotes?: boolean; onAct: (rectangle: MatrixRectangle) => void };

const states: readonly MatrixState[] = [
  { mark: 'check', description: 'fits' },
  { mark: 'cross', description: 'does not fit' },
  { mark: 'unknown', description: 'not tried' },
  { mark: 'self', description: 'the same' },
  { mark: 'check', isFlagged: true, description: 'fits with a wedge' },
];
const [fits, clashes, untried, self, wedged] = [0, 1, 2, 3, 4];

function stateAt(row: number, column: number): number {
  if (row === column) return self;
  if (row === 2 && column === 5) return wedged;
  if (row % 10 === 9) return untried;
  return (row * 7 + column * 3) % 29 === 0 ? clashes : fits;
}

/** A measurement for each pair, in larger cells that are inspected one by one. */
function Shelves({ count, hasNotes = false, onAct }: ShelvesProps) {
  const [cursor, setCursor] = useState<MatrixCursor>();
  const headings = useMemo(
    () =>
      Array.from({ length: count }, (_, index) => ({
        kind: 'item' as const,
        id: `s${index}`,
        label: `shelf-${index + 1}`,
        href: `#shelf-${index + 1}`,
        note: hasNotes ? `room ${Math.floor(index / 20) + 1}` : undefined,
      })),
    [count, hasNotes],
  );
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
        states={states}
        stateAt={stateAt}
        relation="on"
        cells="large"
        isMultiSelect={false}
        cursor={cursor}
        onMove={setCursor}
        onActivate={onAct}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Data/MatrixGrid, measurements',
  component: Shelves,
  parameters: { layout: 'fullscreen' },
  args: { count: 24, onAct: fn() },
} satisfies Meta<typeof Shelves>;
export default meta;
type Story = StoryObj<typeof meta>;

const isBehaviour = { chromatic: { disableSnapshot: true } };

export const TwentyFourRows: Story = {};
export const ThreeRows: Story = { args: { count: 3 } };
export const WithNotes: Story = { args: { count: 40, hasNotes: true } };

export const ArrowKeysMoveFromASingleTabStop: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('gridcell', { name: 'shelf-1 on shelf-1: the same' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    const cell = canvas.getByRole('gridcell', { name: 'shelf-2 on shelf-3: fits' });
    await expect(cell).toHaveFocus();
    await expect(cell).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAct).toHaveBeenCalledWith({
      rows: { from: 1, to: 2 },
      columns: { from: 2, to: 3 },
    });
  },
};

export const ArrowKeysReachNames: Story = {
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

export const SingleCellSelection: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('gridcell', { name: 'shelf-3 on shelf-6: fits with a wedge' }));
    await expect(args.onAct).toHaveBeenLastCalledWith({
      rows: { from: 2, to: 3 },
      columns: { from: 5, to: 6 },
    });
  },
};
