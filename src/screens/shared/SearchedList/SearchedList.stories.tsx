import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { paginate } from '../../../domain/paging.ts';
import { SearchedList } from './SearchedList.tsx';

const meta = {
  title: 'Screens/Shared/SearchedList',
  component: SearchedList,
  parameters: { layout: 'fullscreen' },
  args: {
    what: 'shelves',
    header: <PageHeader title="Shelves" count={40} />,
    search: '',
    placeholder: 'Search name',
    paging: paginate(40, { page: 1, rowsPerPage: 10 }),
    children: <Text>The rows.</Text>,
    on: { search: fn(), turnTo: fn() },
  },
} satisfies Meta<typeof SearchedList>;
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

export const WithoutRows: Story = { args: { paging: undefined } };
