import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { ListPage } from './ListPage.tsx';

const meta = {
  title: 'Components/Layout/ListPage',
  component: ListPage,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <PageHeader title="Shelves" count={3} actions={<Button kind="primary">Create shelf</Button>} />,
    toolbar: <SearchField label="Search shelves" value="" onChange={() => {}} />,
    children: <EmptyState heading="No shelves" text="They would stand here." />,
    footer: (
      <Pagination
        label="Pages of shelves"
        page={0}
        pageCount={1}
        rowsPerPage={10}
        from={1}
        to={3}
        total={3}
        rowsPerPageOptions={[10, 25]}
        onPageChange={() => {}}
        onRowsPerPageChange={() => {}}
      />
    ),
  },
} satisfies Meta<typeof ListPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAllParts: Story = {};

export const FocusGoesToTheSearchWhenAButtonInPlaceOfTheRowsDisappears: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [search, setSearch] = useState('attic');
    return (
      <ListPage
        {...args}
        toolbar={<SearchField label="Search shelves" value={search} onChange={setSearch} />}
      >
        {search === '' ? (
          <ul>
            <li data-index="0">Shelf 1</li>
          </ul>
        ) : (
          <Button onPress={() => setSearch('')}>Show all</Button>
        )}
      </ListPage>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show all' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search shelves' })).toHaveFocus());
  },
};
