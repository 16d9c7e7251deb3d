import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Act, Action } from '../../../domain/actions/action.ts';
import type { Offer } from '../../../domain/actions/words.ts';
import { listen } from '../../../components/testing/spoken.ts';
import type { ListDefinition } from './listDefinition.ts';
import { pageFound, selectionOf, type ListActions, type ListState, type ListView } from './listState.ts';
import { RecordList } from './RecordList.tsx';
import { deletionOfSelected, RecordTable, type TableDefinition } from './RecordTable.tsx';
import { SelectionBar, type BulkDefinition } from './SelectionBar.tsx';

type Shelf = { readonly name: string };
type ShelfActions = ListActions & {
  act: Act;
  paint: (shelves: readonly Shelf[]) => void;
};
type ShelvesProps = { view: ListView<Shelf>; on: ShelfActions };

const shelves = Array.from({ length: 40 }, (_, index) => ({ name: `Shelf ${index + 10}` }));

const nameOf = ({ name }: Shelf) => name;
const obstacle = ({ name }: Shelf) => (name === 'Shelf 21' ? 'It is not empty' : undefined);
/** Shelves are groups here, because an action is about a record of the product. */
const deletionOf = (shelf: Shelf) =>
  ({
    action: { kind: 'deleteUserGroup', group: shelf.name },
    label: 'Delete',
    named: `Delete ${shelf.name}`,
    icon: 'trash',
    isDanger: true,
    obstacle: obstacle(shelf),
  }) as const satisfies Offer<Action>;

const bulk: BulkDefinition<Shelf, ShelfActions> = {
  nameOf,
  record: ({ name }) => ({ name }),
  actions: [
    { label: 'Paint', icon: 'edit', act: (rows, on) => on.paint(rows) },
    {
      label: 'Unlock',
      icon: 'lock',
      obstacle: () => 'It is not locked',
      act: (rows, on) => on.paint(rows),
    },
    {
      label: 'Move',
      icon: 'arrowRight',
      isInMenu: true,
      obstacle: () => 'It is fixed to the wall',
      act: (rows, on) => on.paint(rows),
    },
    deletionOfSelected(deletionOf),
  ],
};

const table: TableDefinition<Shelf> = {
  label: 'Shelves',
  columns: [{ id: 'name', header: 'Name', isRowHeader: true, card: 'title', cell: ({ name }) => name }],
  rowKey: ({ name }) => name,
  nameOf,
  actionsWidth: 'small',
  offerOf: deletionOf,
};

const list: ListDefinition<ShelvesProps['view'], ShelvesProps['on']> = {
  noun: 'shelves',
  title: 'Shelves',
  create: { label: 'Create shelf', href: () => '/shelves/create' },
  placeholder: 'Search name',
  empty: () => ({ heading: 'No shelves', text: 'They would stand here.' }),
  noMatch: () => 'No shelf has this name.',
  bulk: ({ selection }, on) => <SelectionBar bulk={bulk} selection={selection} on={on} />,
  rows: (view, on) => <RecordTable table={table} view={view} onAct={on.act} onSelect={on.select} />,
};

function Shelves({ view, on }: ShelvesProps) {
  return <RecordList list={list} view={view} on={on} />;
}

const query = new URLSearchParams('page=1');

const viewOf = (state: ListState<Shelf>, search = ''): ListView<Shelf> => ({
  count: 40,
  isRefreshing: false,
  freshness: { updated: undefined, staleBecause: undefined },
  filter: { search },
  ...state,
});

const meta = {
  title: 'Screens/List/RecordList',
  component: Shelves,
  subcomponents: { RecordList, RecordTable, SelectionBar },
  parameters: { layout: 'fullscreen' },
  args: {
    view: viewOf(pageFound(shelves, { query, rowsPerPage: 10 }, (shelf) => shelf)),
    on: {
      refresh: fn(),
      filter: fn(),
      turnTo: fn(),
      act: fn(),
      paint: fn(),
      select: fn(),
      saveRecords: fn(),
    },
  },
} satisfies Meta<typeof Shelves>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SecondPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.on.turnTo).toHaveBeenCalledWith({ page: 2, rowsPerPage: 10 });
    await userEvent.click(canvas.getByRole('radio', { name: '25' }));
    await expect(args.on.turnTo).toHaveBeenCalledWith({ page: 0, rowsPerPage: 25 });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search shelves' }), 'x');
    await expect(args.on.filter).toHaveBeenCalledWith({ search: 'x' });
  },
};

export const NewRowOpensItsPage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    view: viewOf(
      pageFound(shelves, { query, rowsPerPage: 10, newRow: 'Shelf 45' }, (shelf) => shelf, {
        keyOf: ({ name }) => name,
      }),
    ),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.on.turnTo).toHaveBeenCalledWith({ page: 3, rowsPerPage: 10 }));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };
export const Failed: Story = {
  args: { view: viewOf({ status: 'failed', reason: 'Could not reach server' }) },
};
export const Empty: Story = { args: { view: viewOf({ status: 'empty' }) } };
export const NoMatch: Story = { args: { view: viewOf({ status: 'noMatch' }, 'attic') } };

/** Filters and turns its pages as a route does. */
function Searching(props: ShelvesProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const found = shelves.filter(({ name }) => name.includes(search));
  const asked = { query: new URLSearchParams({ page: String(page) }), rowsPerPage: 10 as const };
  const view = viewOf(
    pageFound(found, asked, (shelf) => shelf),
    search,
  );
  const filter = ({ search: typed = '' }: { search?: string }) => setSearch(typed);
  return <Shelves view={view} on={{ ...props.on, filter, turnTo: (request) => setPage(request.page) }} />;
}

export const ShownRowsAreAnnounced: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Searching {...args} />,
  play: async ({ canvas, userEvent }) => {
    const heard = listen();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(heard()).toEqual(['Page 2, 11 to 20 of 40 shelves']));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search shelves' }), '48');
    await waitFor(() => expect(heard().at(-1)).toBe('1 of 40 shelves'));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search shelves' }), 'x');
    await waitFor(() => expect(heard().at(-1)).toBe('No shelves match “48x”'));
    await expect(heard()).toHaveLength(3);
  },
};

const deleting = (...names: readonly string[]) => names.map((name) => deletionOf({ name }).action);

export const ButtonDeletesItsShelf: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Delete Shelf 21' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Shelf 22' }));
    await expect(args.on.act).toHaveBeenCalledWith(deleting('Shelf 22'));
  },
};

const selected = (names: readonly string[], changes: Partial<ListView<Shelf>['selection']> = {}) => {
  const state = pageFound(shelves, { query, rowsPerPage: 10 }, (shelf) => shelf);
  const options = { all: shelves, found: shelves, state, keyOf: nameOf, rowOf: (shelf: Shelf) => shelf };
  const selection = selectionOf({ selection: new Set(names) }, options);
  return { ...viewOf(state), selection: selection && { ...selection, ...changes } };
};

export const SomeSelected: Story = { args: { view: selected(['Shelf 12', 'Shelf 21', 'Shelf 22']) } };
export const SomeSelectedOnAPhone: Story = { ...SomeSelected, globals: { viewport: { value: 'phone' } } };
export const ActionsOnAPhoneAreInAMenu: Story = {
  ...SomeSelectedOnAPhone,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Shelf 20' }));
    await expect(args.on.select).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for the selection' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.on.act).toHaveBeenCalledWith(deleting('Shelf 12', 'Shelf 22'), expect.anything());
  },
};
export const ActionsOnAPhoneAreOnOneLine: Story = {
  ...SomeSelectedOnAPhone,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const bar = within(canvas.getByRole('toolbar', { name: 'Selection' }));
    const buttons = bar.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(new Set(buttons.map(({ top, height }) => Math.round(top + height / 2))).size).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for the selection' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select all 40' }));
    await expect(args.on.select).toHaveBeenLastCalledWith(new Set(shelves.map(nameOf)));
  },
};
export const SelectedWithoutAMatch: Story = {
  args: { view: { ...viewOf({ status: 'noMatch' }, 'attic'), selection: selected(['Shelf 21']).selection } },
};

const isBehaviour = { chromatic: { disableSnapshot: true } };

export const SkippedRowsAreNamedToTheQuestion: Story = {
  ...SomeSelected,
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 selected, 1 not shown')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unlock' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const skipped = [{ name: 'Shelf 21', reason: 'It is not empty' }];
    await expect(args.on.act).toHaveBeenCalledWith(
      deleting('Shelf 12', 'Shelf 22'),
      expect.objectContaining({ skipped }),
    );
  },
};

export const SelectAllIncludesOtherPages: Story = {
  ...SomeSelected,
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 40' }));
    await expect(args.on.select).toHaveBeenLastCalledWith(new Set(shelves.map(nameOf)));
  },
};

export const ExportContainsTheSelection: Story = {
  ...SomeSelected,
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export selected' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'JSON' }));
    const names = ['Shelf 12', 'Shelf 21', 'Shelf 22'].map((name) => ({ name }));
    await expect(args.on.saveRecords).toHaveBeenCalledWith('json', names);
  },
};

export const ActionsWaitForTheCurrentRun: Story = {
  args: { view: selected(['Shelf 21', 'Shelf 22'], { obstacle: 'Wait until the current run is over' }) },
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    const paint = canvas.getByRole('button', { name: 'Paint' });
    await expect(paint).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(paint);
    await expect(args.on.paint).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'More for the selection' }));
    await expect(await screen.findByText('It is fixed to the wall')).toBeVisible();
  },
};

/** Deletes shelves after a moment, like a server. */
function Deleting({ on }: ShelvesProps) {
  const [left, setLeft] = useState(shelves.slice(0, 5));
  const [keys, select] = useState<ReadonlySet<string>>(new Set());
  const rowOf = (shelf: Shelf) => shelf;
  const state: ListState<Shelf> =
    left.length === 0
      ? { status: 'empty' }
      : pageFound(left, { query: new URLSearchParams(), rowsPerPage: 10 }, rowOf);
  const options = { all: left, found: left, state, keyOf: nameOf, rowOf };
  const view = { ...viewOf(state), selection: selectionOf({ selection: keys }, options) };
  const act: Act = (actions, asking) => {
    const gone = actions.flatMap((action) => (action.kind === 'deleteUserGroup' ? [action.group] : []));
    asking?.onConfirm?.();
    setTimeout(() => setLeft((before) => before.filter(({ name }) => !gone.includes(name))), 50);
  };
  return <Shelves view={view} on={{ ...on, act, select }} />;
}

export const DeletingMovesTheFocusToTheNextRow: Story = {
  parameters: isBehaviour,
  render: (args) => <Deleting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const remove = async (names: readonly string[]) => {
      for (const name of names)
        await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(canvas.queryByText(names[0] ?? '')).toBeNull());
    };
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(name) });
    await remove(['Shelf 13', 'Shelf 11']);
    await waitFor(() => expect(row('Shelf 12')).toHaveFocus());
    await remove(['Shelf 14']);
    await waitFor(() => expect(row('Shelf 12')).toHaveFocus());
    await remove(['Shelf 10', 'Shelf 12']);
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search shelves' })).toHaveFocus());
  },
};
