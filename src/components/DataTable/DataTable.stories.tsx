import { useEffect, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { NavigationProvider } from '../Link/Link.tsx';
import { SingleKeys } from '../Shortcuts/useShortcut.ts';
import { listen } from '../testing/spoken.ts';
import { Text } from '../Text/Text.tsx';
import { StateBadge } from '../ToneGlyph/ToneGlyph.tsx';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import {
  cellRendered,
  columns,
  labelOf,
  parcels,
  rowActions,
  rowKey,
  rowTone,
  type Parcel,
} from './testing/storyRows.tsx';
import { NewRowContext } from './useCurrentRow.ts';

const navigate = fn();
const onSort = fn();
const onSelect = fn();
const onSeen = fn();

type ExampleProps = {
  rows: readonly Parcel[];
  isLoading?: boolean;
  density?: 'normal' | 'compact';
  hasSelection?: boolean;
  isSelectable?: (parcel: Parcel) => true | string;
  selectedAtFirst?: readonly string[];
  areLettersOn?: boolean;
};

const renderCard = (parcel: Parcel) => (
  <Stack gap="xsmall">
    <Text variant="strong">{parcel.name}</Text>
    <StateBadge tone={parcel.tone} label={parcel.state} reason={parcel.note} />
    <Text tone="secondary">
      {parcel.code} · {parcel.depot}
    </Text>
  </Stack>
);

/** A scrolling page with content above the table, as in the console. */
function Example(props: ExampleProps) {
  const { rows, isLoading, density, hasSelection = true, isSelectable, selectedAtFirst } = props;
  const { areLettersOn = true } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(selectedAtFirst));
  const onChange = (keys: ReadonlySet<string>) => {
    onSelect([...keys].toSorted());
    setSelected(keys);
  };
  return (
    <NavigationProvider navigate={navigate}>
      <SingleKeys value={areLettersOn}>
        <main style={{ height: '100vh', overflow: 'auto' }} tabIndex={-1}>
          <div>
            <div style={{ padding: 24 }}>
              <Button>Before</Button>
            </div>
            <DataTable
              label="Parcels"
              {...{ columns, rows, rowKey, rowTone, rowActions, renderCard, isLoading, density }}
              isMain
              editHref={({ id }) => `/parcels/${id}/edit`}
              sort={{ column: 'name', isAscending: true, onSort }}
              selection={
                hasSelection
                  ? { selected, onChange, labelOf, ...(isSelectable && { isSelectable }) }
                  : undefined
              }
            />
            <div style={{ padding: 24 }}>
              <Button>Behind</Button>
            </div>
          </div>
        </main>
      </SingleKeys>
    </NavigationProvider>
  );
}

const meta = {
  title: 'Components/Data/DataTable',
  component: Example,
  args: { rows: parcels(25) },
  beforeEach: () => {
    for (const spy of [navigate, onSort, onSelect, onSeen, cellRendered]) spy.mockClear();
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const row = (canvas: Canvas, name: string) => canvas.getByRole('row', { name: new RegExp(`^${name}\\b`) });
const box = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
const shownRows = (canvas: Canvas) => canvas.getAllByRole('row').length - 1;

export const Default: Story = { args: { selectedAtFirst: ['p1', 'p5', 'p6'] } };

export const Compact: Story = {
  args: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(row(canvas, 'lamp-01').getBoundingClientRect().height).toBe(36);
  },
};

export const WithoutSelection: Story = { args: { hasSelection: false } };

export const NarrowWindowHidesAColumn: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
};

export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Parcels' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('columnheader', { name: 'State' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeDisabled();
  },
};

export const SkeletonRowsMatchTheRowHeight: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('tbody tr');
    await expect(skeleton?.getBoundingClientRect().height).toBe(44);
  },
};

export const HeadersSort: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Parcel' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Grams' })).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('columnheader', { name: 'State' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(canvas.getByRole('button', { name: 'Grams' }));
    await expect(onSort).toHaveBeenLastCalledWith('grams');
  },
};

export const KeysMoveFocusBetweenRows: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const first = row(canvas, 'lamp-01');
    await expect(first).toHaveAttribute('tabindex', '0');
    first.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(row(canvas, 'globe-03')).toHaveFocus();
    await expect(first).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{ArrowUp}');
    await expect(row(canvas, 'chair-02')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(row(canvas, 'lamp-25')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(first).not.toHaveFocus();
  },
};

export const LetterKeysMoveSelectAndEdit: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Before' }).focus();
    await userEvent.keyboard('j');
    await expect(row(canvas, 'lamp-01')).toHaveFocus();
    await userEvent.keyboard('jjk');
    await expect(row(canvas, 'chair-02')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(onSelect).toHaveBeenLastCalledWith(['p1']);
    box(canvas, 'chair-02').focus();
    await userEvent.keyboard('j');
    await expect(row(canvas, 'globe-03')).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(navigate).toHaveBeenLastCalledWith('/parcels/p2/edit');
  },
};

export const SingleKeyShortcutsCanBeTurnedOff: Story = {
  args: { areLettersOn: false },
  play: async ({ canvas, userEvent }) => {
    row(canvas, 'lamp-01').focus();
    await userEvent.keyboard('jxe');
    await expect(row(canvas, 'lamp-01')).toHaveFocus();
    await expect(onSelect).not.toHaveBeenCalled();
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const EnterFollowsTheFirstLink: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    row(canvas, 'globe-03').focus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/parcels/p2');
  },
};

export const TabEntersTheControlsOfARow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    row(canvas, 'globe-03').focus();
    await userEvent.tab();
    await expect(box(canvas, 'globe-03')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'globe-03' })).toHaveFocus();
  },
};

export const TabAfterTheLastControlLeavesTheTable: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: 'More about globe-03' });
    last.focus();
    // Sends the key only. The browser would continue from the element that has the focus afterwards.
    fireEvent.keyDown(last, { key: 'Tab' });
    const position = canvas.getByRole('table').compareDocumentPosition(document.activeElement ?? last);
    await expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const ShiftTabFromARowSkipsOtherRows: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const third = row(canvas, 'globe-03');
    third.focus();
    fireEvent.keyDown(third, { key: 'Tab', shiftKey: true });
    await expect(third.parentElement).toHaveFocus();
  },
};

export const TabFromTheHeaderReturnsToTheRow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    row(canvas, 'globe-03').focus();
    canvas.getByRole('button', { name: 'Grams' }).focus();
    await userEvent.tab();
    await expect(row(canvas, 'globe-03')).toHaveFocus();
  },
};

export const SpaceSelectsTheFocusedRow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const heard = listen();
    row(canvas, 'globe-03').focus();
    await expect(row(canvas, 'globe-03')).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard(' ');
    await expect(onSelect).toHaveBeenLastCalledWith(['p2']);
    await expect(box(canvas, 'globe-03')).toBeChecked();
    await expect(row(canvas, 'globe-03')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(heard().at(-1)).toBe('globe-03 selected'));
    await userEvent.keyboard(' ');
    await expect(onSelect).toHaveBeenLastCalledWith([]);
  },
};

export const CtrlASelectsAllRows: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    row(canvas, 'chair-02').focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(onSelect).toHaveBeenLastCalledWith(
      parcels(25)
        .map(({ id }) => id)
        .toSorted(),
    );
  },
};

export const ShiftArrowSelectsARange: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    row(canvas, 'globe-03').focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(onSelect).toHaveBeenLastCalledWith(['p2', 'p3', 'p4']);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(onSelect).toHaveBeenLastCalledWith(['p2', 'p3']);
  },
};

export const MoveWithoutShiftEndsTheRange: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    row(canvas, 'lamp-01').focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowDown}{ArrowDown}');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(onSelect).toHaveBeenLastCalledWith(['p0', 'p1', 'p3', 'p4']);
  },
};

export const ShiftClickSelectsARange: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box(canvas, 'chair-02'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box(canvas, 'lamp-05'));
    await userEvent.keyboard('{/Shift}');
    await expect(onSelect).toHaveBeenLastCalledWith(['p1', 'p2', 'p3', 'p4']);
  },
};

export const HeaderCheckboxSelectsAllRows: Story = {
  args: { rows: parcels(5), selectedAtFirst: ['p1', 'of another page'] },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(onSelect).toHaveBeenLastCalledWith(['of another page', 'p0', 'p1', 'p2', 'p3', 'p4']);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(onSelect).toHaveBeenLastCalledWith(['of another page']);
  },
};

export const DisabledCheckboxShowsItsReason: Story = {
  args: {
    rows: parcels(6),
    isSelectable: (parcel) => parcel.tone !== 'error' || 'Available when the parcel is found again',
  },
  play: async ({ canvas, userEvent }) => {
    const lost = box(canvas, 'lamp-05');
    await expect(lost).toHaveAttribute('aria-disabled', 'true');
    await expect(lost).toHaveAccessibleDescription('Available when the parcel is found again');
    await userEvent.click(lost);
    row(canvas, 'lamp-05').focus();
    await userEvent.keyboard(' ');
    await expect(onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(onSelect).toHaveBeenLastCalledWith(['p0', 'p1', 'p2', 'p3', 'p5']);
  },
};

const onAPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };

const places: Readonly<Record<string, Column<Parcel>['card']>> = {
  name: 'title',
  state: 'beside',
  code: 'line',
  grams: ({ grams }) => `Weighs ${grams} g`,
};
const cardColumns = columns.map((column) => {
  const card = places[column.id];
  return card ? { ...column, card } : column;
});

export const CardsFollowTheColumns: Story = {
  ...onAPhone,
  render: ({ rows }) => <DataTable label="Parcels" columns={cardColumns} {...{ rows, rowKey, rowActions }} />,
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('list', { name: 'Parcels' })).getAllByRole('listitem');
    if (!first) throw new Error('The table has no card');
    const card = within(first);
    await expect(card.getByRole('link', { name: 'lamp-01' })).toBeVisible();
    await expect(card.getByText('Moving')).toBeVisible();
    await expect(card.getByText('10.20.0.1')).toBeVisible();
    await expect(card.getByText('Weighs 250 g')).toBeVisible();
    await expect(card.getAllByRole('button').length).toBeGreaterThan(0);
    await expect(card.queryByText('harbour')).toBeNull();
  },
};

export const RemovingAFocusedRowMovesFocusToTheNext: Story = {
  render: function Shrinking(args) {
    const [rows, setRows] = useState(args.rows);
    useEffect(() => {
      const remove = ({ key }: KeyboardEvent) =>
        key === 'Delete' && setRows((before) => before.filter(({ id }) => id !== 'p2'));
      document.addEventListener('keydown', remove);
      return () => document.removeEventListener('keydown', remove);
    }, []);
    return <Example {...args} rows={rows} />;
  },
  play: async ({ canvas, userEvent }) => {
    row(canvas, 'globe-03').focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'globe-03' })).toBeNull());
    await expect(row(canvas, 'clock-04')).toHaveFocus();
  },
};

export const RemovingAFocusedCardMovesFocusToTheNext: Story = {
  ...RemovingAFocusedRowMovesFocusToTheNext,
  ...onAPhone,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    box(canvas, 'globe-03').focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByText('globe-03')).toBeNull());
    await expect(canvas.getByText('clock-04').closest('li')).toHaveFocus();
  },
};

export const OnlyChangedRowsRender: Story = {
  render: function Polling(args) {
    const [rows, setRows] = useState(args.rows);
    const poll = () =>
      setRows(rows.map((parcel) => (parcel.id === 'p3' ? { ...parcel, state: 'Arrived' } : parcel)));
    return (
      <>
        <Button onPress={poll}>Poll</Button>
        <Example {...args} rows={rows} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    cellRendered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Poll' }));
    await expect(canvas.getByText('Arrived')).toBeVisible();
    // StrictMode renders each twice.
    await expect(new Set(cellRendered.mock.calls.flat())).toEqual(new Set(['p3']));
  },
};

export const TwoHundredAndFiftyRows: Story = {
  args: { rows: parcels(250) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '251');
    await expect(shownRows(canvas)).toBeLessThan(60);
    await expect(canvas.getByRole('table').offsetHeight).toBeGreaterThan(250 * 44);
    canvas.getByRole('main').scrollTo({ top: 200 * 44 });
    await waitFor(() => expect(row(canvas, 'lamp-201')).toBeVisible());
    await expect(row(canvas, 'lamp-201')).toHaveAttribute('aria-rowindex', '202');
    await expect(shownRows(canvas)).toBeLessThan(60);
  },
};

export const FiveThousandRowsRenderOnlyTheVisibleOnes: Story = {
  args: { rows: parcels(5000) },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(canvas.getByRole('table').offsetHeight).toBeGreaterThan(5000 * 44);
    main.scrollTo({ top: 2500 * 44 });
    await waitFor(() => expect(row(canvas, 'lamp-2501')).toBeVisible());
    await expect(row(canvas, 'lamp-2501')).toHaveAttribute('aria-rowindex', '2502');
    await expect(shownRows(canvas)).toBeLessThan(60);
  },
  tags: ['proof'],
};

export const KeysReachRowsOutOfView: Story = {
  args: { rows: parcels(250) },
  play: async ({ canvas, userEvent }) => {
    row(canvas, 'lamp-01').focus();
    await userEvent.keyboard('{End}');
    await expect(row(canvas, 'chair-250')).toHaveFocus();
    await waitFor(() => expect(row(canvas, 'lamp-249')).toBeVisible());
    await userEvent.keyboard('{ArrowUp}');
    await expect(row(canvas, 'lamp-249')).toHaveFocus();
  },
};

export const ScrollingAwayKeepsFocus: Story = {
  args: { rows: parcels(250) },
  play: async ({ canvas }) => {
    row(canvas, 'globe-03').focus();
    canvas.getByRole('main').scrollTo({ top: 200 * 44 });
    await waitFor(() => expect(row(canvas, 'lamp-201')).toBeVisible());
    await expect(row(canvas, 'globe-03')).toHaveFocus();
  },
};

export const CardsOnAPhone: Story = {
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Parcels' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(25);
    await userEvent.click(box(canvas, 'chair-02'));
    await expect(onSelect).toHaveBeenLastCalledWith(['p1']);
    await expect(box(canvas, 'chair-02').offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

const aNewRow = { key: 'p159', isSeen: false, onSeen };
const aSeventhRow = { ...aNewRow, key: 'p6' };

/** A record that was just created elsewhere. */
export const NewRowIsHighlightedAndFocused: Story = {
  args: { rows: parcels(200) },
  render: (args) => (
    <NewRowContext value={aNewRow}>
      <Example {...args} />
    </NewRowContext>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(row(canvas, 'clock-160')).toHaveFocus());
    await expect(row(canvas, 'clock-160')).toHaveAttribute('data-new');
    await expect(canvas.getByRole('main').scrollTop).toBeGreaterThan(2000);
    await expect(onSeen).toHaveBeenCalled();
  },
};

export const NewRowOnAPhone: Story = {
  ...NewRowIsHighlightedAndFocused,
  ...onAPhone,
  args: { rows: parcels(200), hasSelection: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('clock-160').closest('li')).toHaveFocus());
  },
};

export const NewRowDoesNotStealFocusWhileTyping: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { rows: parcels(30) },
  render: function Typing(args) {
    const [isMade, setIsMade] = useState(false);
    return (
      <NewRowContext value={isMade ? aSeventhRow : undefined}>
        <input aria-label="Find" onChange={() => setIsMade(true)} />
        <Example {...args} />
      </NewRowContext>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find' }), 'a');
    await waitFor(() => expect(onSeen).toHaveBeenCalled());
    await expect(canvas.getByRole('textbox', { name: 'Find' })).toHaveFocus();
  },
};

export const LoadingOnAPhone: Story = { ...onAPhone, args: { rows: [], isLoading: true } };

export const ManyCardsOnAPhone: Story = {
  ...onAPhone,
  args: { rows: parcels(250), hasSelection: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    canvas.getByRole('main').scrollTo({ top: 10_000 });
    await waitFor(() => expect(canvas.queryByText('chair-02')).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(8));
  },
};
