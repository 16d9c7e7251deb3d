import { useCallback, useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { MatrixHeading } from './matrixHeading.ts';
import type { MatrixCursor, MatrixRectangle, CellPosition } from './cellPosition.ts';
import { MatrixGrid } from './MatrixGrid.tsx';
import { MatrixLegend } from './MatrixLegend.tsx';
import type { MatrixState } from './marks.ts';

const states: readonly MatrixState[] = [
  { mark: 'dot', isChanged: false, description: 'friends' },
  { mark: 'tile', isChanged: false, description: 'strangers' },
  { mark: 'half', isChanged: false, description: 'one likes the other' },
  { mark: 'dot', isChanged: true, description: 'friends since today' },
  { mark: 'tile', isChanged: true, description: 'strangers since today' },
  { mark: 'self', isChanged: false, description: 'the same guest' },
  { mark: 'mixed', isChanged: false, description: 'some are friends' },
];
const [friends, strangers, oneSided, nowFriends, nowStrangers, self, some] = [0, 1, 2, 3, 4, 5, 6];

/** State of a cell before any change. */
function first(row: number, column: number): number {
  if (row === column) return self;
  if (row + column === 12) return oneSided;
  return (row * column) % 11 === 5 ? strangers : friends;
}

type GuestsProps = {
  count: number;
  groupSize?: number;
  /** Height of the grid, px. axe checks a low grid faster. */
  height?: number;
  onAct: (rectangle: MatrixRectangle) => void;
  onLook: (place: CellPosition | undefined) => void;
};

/** Guests of a party. Acting on a cell toggles it between strangers and friends. */
function Guests({ count, groupSize = 0, height = 820, onAct, onLook }: GuestsProps) {
  const [cursor, setCursor] = useState<MatrixCursor>();
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const headings = useMemo(() => guests(count, groupSize, closed), [count, groupSize, closed]);
  const stateAt = useCallback(
    (row: number, column: number) => {
      if (headings[row]?.kind === 'group' || headings[column]?.kind === 'group') return some;
      const was = first(row, column);
      if (was === self || !turned.has(row * count + column)) return was;
      return was === friends ? nowStrangers : nowFriends;
    },
    [headings, turned, count],
  );
  const toggleGroup = useCallback(
    (id: string) => setClosed((now) => (now.has(id) ? new Set() : new Set([id]))),
    [],
  );
  return (
    <div style={{ height, display: 'flex', flexDirection: 'column' }}>
      <MatrixLegend
        items={[
          { mark: 'dot', label: 'Friends' },
          { mark: 'tile', label: 'Strangers' },
          { mark: 'half', label: 'One likes the other' },
          { mark: 'mixed', label: 'Some are friends' },
          { mark: 'dot', isChanged: true, label: 'Since today' },
        ]}
      />
      <MatrixGrid
        label="Guests"
        rows={headings}
        columns={headings}
        states={states}
        stateAt={stateAt}
        isMultiSelect
        cursor={cursor}
        onMove={setCursor}
        onActivate={(rectangle) => {
          onAct(rectangle);
          setTurned((now) => new Set([...now, ...cellsOf(rectangle, count)]));
        }}
        onHover={onLook}
        onToggleGroup={toggleGroup}
      />
    </div>
  );
}

function guests(count: number, groupSize: number, closed: ReadonlySet<string>): readonly MatrixHeading[] {
  return Array.from({ length: count }, (_, index): readonly MatrixHeading[] => {
    const table = groupSize > 0 ? `t${Math.floor(index / groupSize)}` : '';
    const item: MatrixHeading = {
      kind: 'item',
      id: `g${index}`,
      label: `guest-${index + 1}`,
      ...(index === 0 ? { lockedReason: 'The host has no page' } : { href: `#guest-${index + 1}` }),
    };
    const isFirst = groupSize > 0 && index % groupSize === 0;
    const isOpen = !closed.has(table);
    return [
      ...(isFirst
        ? [{ kind: 'group' as const, id: table, label: `Table ${table}`, count: groupSize, isOpen }]
        : []),
      ...(isOpen ? [item] : []),
    ];
  }).flat();
}

function cellsOf({ rows, columns }: MatrixRectangle, count: number): readonly number[] {
  const cells: number[] = [];
  for (let row = rows.from; row < rows.to; row++) {
    for (let column = columns.from; column < columns.to; column++) cells.push(row * count + column);
  }
  return cells;
}

const meta = {
  title: 'Components/Data/MatrixGrid',
  component: Guests,
  parameters: { layout: 'fullscreen' },
  args: { count: 40, onAct: fn(), onLook: fn() },
} satisfies Meta<typeof Guests>;
export default meta;
type Story = StoryObj<typeof meta>;

const isBehaviour = { chromatic: { disableSnapshot: true } };

export const Forty: Story = {};
export const Three: Story = { args: { count: 3 } };
export const TwoThousand: Story = { args: { count: 2000, height: 400 }, tags: ['proof'] };
export const InGroups: Story = { args: { count: 30, groupSize: 6 } };

export const ArrowKeysMoveAndSpaceToggles: Story = {
  args: { count: 9 },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('gridcell', { name: 'guest-1 and guest-1: the same guest' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('gridcell', { name: 'guest-2 and guest-3: friends' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onAct).toHaveBeenLastCalledWith({
      rows: { from: 1, to: 2 },
      columns: { from: 2, to: 3 },
    });
    const turned = await canvas.findByRole('gridcell', {
      name: 'guest-2 and guest-3: strangers since today',
    });
    await expect(turned).toHaveFocus();
    await expect(turned).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('gridcell', { name: /^guest-2 and guest-9:/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    const [, inRow] = canvas.getAllByRole('button', { name: 'guest-2' });
    await expect(inRow).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getAllByRole('button', { name: 'guest-1' })[1]).toHaveFocus();
  },
};

export const EnterAndSpaceOnANameSelectItsRow: Story = {
  args: { count: 9 },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    for (const key of ['{Enter}', ' ']) {
      const [, inRow] = canvas.getAllByRole('button', { name: 'guest-2' });
      inRow?.focus();
      await userEvent.keyboard(key);
      await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(9);
      await expect(canvas.getByRole('gridcell', { name: /^guest-2 and guest-1:/ })).toHaveFocus();
    }
  },
};

export const ShiftArrowSelectsARectangle: Story = {
  args: { count: 9 },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(canvas.getByRole('gridcell', { name: /^guest-3 and guest-3:/ })).toHaveFocus();
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(6);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAct).toHaveBeenLastCalledWith({
      rows: { from: 1, to: 3 },
      columns: { from: 0, to: 3 },
    });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
  },
};

export const ClickTogglesACellAndShiftClickExtendsTheSelection: Story = {
  args: { count: 9 },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'guest-3 and guest-5: friends' }));
    await expect(args.onAct).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('gridcell', { name: /^guest-6 and guest-8:/ }));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onAct).toHaveBeenCalledTimes(1);
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(16);
    await expect(canvas.getByRole('gridcell', { name: /^guest-6 and guest-8:/ })).toHaveFocus();
  },
};

export const DraggingSelectsARectangle: Story = {
  args: { count: 9 },
  parameters: isBehaviour,
  play: async ({ canvas, args }) => {
    const from = await canvas.findByRole('gridcell', { name: 'guest-3 and guest-5: friends' });
    const to = await canvas.findByRole('gridcell', { name: 'guest-5 and guest-6: friends' });
    await fireEvent.mouseDown(from, { button: 0 });
    await fireEvent.mouseMove(to, { buttons: 1 });
    await fireEvent.mouseUp(to);
    await fireEvent.click(from);
    await waitFor(() => expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(6));
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

export const ClickingANameSelectsItsRowOrColumn: Story = {
  args: { count: 9 },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const selected = (count: number) =>
      waitFor(() => expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(count));
    const [, inRow] = await canvas.findAllByRole('button', { name: 'guest-3' });
    if (!inRow) throw new Error('The row has no name');
    await userEvent.click(inRow);
    await selected(9);
    await expect(canvas.getByRole('gridcell', { name: /^guest-3 and guest-1:/ })).toHaveFocus();
    await expect(args.onAct).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>} {/Control}');
    await selected(9);
    await userEvent.keyboard('{Control>}a{/Control}');
    await selected(81);
    await userEvent.keyboard('{ArrowDown}{Shift>} {/Shift}');
    await selected(9);
    await expect(canvas.getByRole('gridcell', { name: /^guest-2 and guest-1:/ })).toHaveFocus();
    await expect((await canvas.findAllByRole('link', { name: 'Open guest-2' }))[0]).toHaveAttribute(
      'href',
      '#guest-2',
    );
  },
};

export const ClickingTheNameOfALockedItemSelectsItsRow: Story = {
  args: { count: 9 },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    const [, inRow] = await canvas.findAllByRole('button', { name: 'guest-1' });
    if (!inRow) throw new Error('The row has no name');
    await expect(inRow).not.toHaveAttribute('aria-disabled');
    await userEvent.click(inRow);
    await waitFor(() => expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(9));
    await expect(canvas.queryByRole('link', { name: 'Open guest-1' })).toBeNull();
  },
};

export const HoveringACellReportsIt: Story = {
  args: { count: 9 },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.hover(await canvas.findByRole('gridcell', { name: /^guest-3 and guest-5:/ }));
    await waitFor(() => expect(args.onLook).toHaveBeenLastCalledWith({ row: 2, column: 4 }));
    await userEvent.unhover(canvas.getByRole('gridcell', { name: /^guest-3 and guest-5:/ }));
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

export const OnlyVisibleCellsAreRendered: Story = {
  args: { count: 2000, height: 300 },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '2001');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '2001');
    // A scroller without a background repaints with every step of a scroll.
    const { parentElement: scroller } = canvas.getByRole('grid');
    await expect(scroller).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
    await expect(canvas.getByRole('grid').querySelectorAll('[role=gridcell]').length).toBeLessThan(12_000);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = await canvas.findByLabelText('guest-2000 and guest-2000: the same guest');
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute('aria-colindex', '2001');
    await expect(last.closest('[role=row]')).toHaveAttribute('aria-rowindex', '2001');
    await userEvent.keyboard('{PageUp}');
    await expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^guest-19\d\d and guest-2000:/);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(await canvas.findByLabelText('guest-1 and guest-1: the same guest')).toHaveFocus();
  },
};

export const FocusedCellStaysRendered: Story = {
  args: { count: 500, height: 300 },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const scroller = canvas.getByRole('grid').parentElement;
    scroller?.scrollTo({ top: 6000, left: 6000 });
    await canvas.findByLabelText(/^guest-355 and guest-356:/);
    await expect(canvas.getByLabelText('guest-1 and guest-1: the same guest')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByLabelText('guest-2 and guest-1: friends')).toHaveFocus();
    await waitFor(() => expect(scroller?.scrollTop).toBeLessThan(100));
  },
};

export const GroupsCollapseAndExpand: Story = {
  args: { count: 12, groupSize: 6 },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '15');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const [, inRow] = canvas.getAllByRole('button', { name: 'Table t0 6' });
    await expect(inRow).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(inRow).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '9');
  },
};
