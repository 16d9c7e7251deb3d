import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pageFound } from './listState.ts';
import { RecordList } from './RecordList.tsx';
import { RecordTable } from './RecordTable.tsx';

type Shelf = { readonly name: string };

const shelves = Array.from({ length: 40 }, (_, index) => ({ name: `Shelf ${index + 10}` }));

type ListProps = Omit<ComponentProps<typeof RecordList>, 'children'>;
type TableProps = ComponentProps<typeof RecordTable<Shelf>>;
type ShelvesProps = ListProps & {
  state: TableProps['state'];
  table: Omit<TableProps, 'state' | 'deletion' | 'onDelete'>;
  deletion: TableProps['deletion'];
  on: { delete: TableProps['onDelete'] };
};

function Shelves({ table, deletion, ...list }: ShelvesProps) {
  return (
    <RecordList {...list}>
      <RecordTable {...table} state={list.state} deletion={deletion} onDelete={list.on.delete} />
    </RecordList>
  );
}

const query = new URLSearchParams('page=1');

const meta = {
  title: 'Screens/Shared/RecordList',
  component: Shelves,
  subcomponents: { RecordList, RecordTable },
  parameters: { layout: 'fullscreen' },
  args: {
    what: 'shelves',
    header: { title: 'Shelves' },
    create: { label: 'Create shelf', href: '/shelves/create' },
    frame: { count: 40, isRefreshing: false, freshness: { updated: undefined, staleBecause: undefined } },
    state: pageFound(shelves, { query, rowsPerPage: 10 }, (shelf) => shelf),
    search: '',
    placeholder: 'Search name',
    table: {
      label: 'Shelves',
      columns: [{ id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name }],
      rowKey: ({ name }) => name,
      actionsWidth: 'small',
      card: ({ name }, actions) => (
        <>
          {name} {actions}
        </>
      ),
    },
    deletion: {
      label: ({ name }) => `Delete ${name}`,
      obstacle: ({ name }) => (name === 'Shelf 21' ? 'It is not empty' : undefined),
      question: ({ name }) => ({ title: `Delete ${name}`, message: 'Really?', confirmLabel: 'Delete shelf' }),
    },
    empty: { heading: 'No shelves', text: 'They would stand here.' },
    noMatch: { text: 'No shelf has this name.' },
    on: { refresh: fn(), search: fn(), turnTo: fn(), delete: fn() },
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
    await expect(args.on.search).toHaveBeenCalledWith('x');
  },
};

export const TurnsToANewRow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    state: pageFound(shelves, { query, rowsPerPage: 10, newRow: 'Shelf 45' }, (shelf) => shelf, {
      keyOf: ({ name }) => name,
    }),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.on.turnTo).toHaveBeenCalledWith({ page: 3, rowsPerPage: 10 }));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', reason: 'Could not reach server' } } };
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const NoMatch: Story = { args: { state: { status: 'noMatch' }, search: 'attic' } };

export const DeletingAsksFirst: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Delete Shelf 21' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Shelf 22' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete shelf' }));
    await expect(args.on.delete).toHaveBeenCalledWith({ name: 'Shelf 22' });
  },
};
