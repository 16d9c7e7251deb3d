import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ListDefinition } from './listDefinition.ts';
import { pageFound, type ListActions, type ListState, type ListView } from './listState.ts';
import { RecordList } from './RecordList.tsx';
import { RecordTable, type TableDefinition } from './RecordTable.tsx';

type Shelf = { readonly name: string };
type ShelvesProps = { view: ListView<Shelf>; on: ListActions & { remove: (shelf: Shelf) => void } };

const shelves = Array.from({ length: 40 }, (_, index) => ({ name: `Shelf ${index + 10}` }));

const table: TableDefinition<Shelf> = {
  label: 'Shelves',
  columns: [{ id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name }],
  rowKey: ({ name }) => name,
  actionsWidth: 'small',
  card: ({ name }, actions) => (
    <>
      {name} {actions}
    </>
  ),
  deletion: {
    label: ({ name }) => `Delete ${name}`,
    obstacle: ({ name }) => (name === 'Shelf 21' ? 'It is not empty' : undefined),
    question: ({ name }) => ({ title: `Delete ${name}`, message: 'Really?', confirmLabel: 'Delete shelf' }),
  },
};

const list: ListDefinition<ShelvesProps['view'], ShelvesProps['on']> = {
  noun: 'shelves',
  title: 'Shelves',
  create: { label: 'Create shelf', href: () => '/shelves/create' },
  placeholder: 'Search name',
  empty: () => ({ heading: 'No shelves', text: 'They would stand here.' }),
  noMatch: () => 'No shelf has this name.',
  rows: (view, on) => <RecordTable table={table} view={view} onDelete={on.remove} />,
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
  title: 'Screens/Shared/RecordList',
  component: Shelves,
  subcomponents: { RecordList, RecordTable },
  parameters: { layout: 'fullscreen' },
  args: {
    view: viewOf(pageFound(shelves, { query, rowsPerPage: 10 }, (shelf) => shelf)),
    on: { refresh: fn(), filter: fn(), turnTo: fn(), remove: fn() },
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

export const DeletingAsksForConfirmation: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Delete Shelf 21' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Shelf 22' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete shelf' }));
    await expect(args.on.remove).toHaveBeenCalledWith({ name: 'Shelf 22' });
  },
};
