import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SortControl } from '../SortControl/SortControl.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of books',
    page: 0,
    pageCount: 6,
    from: 1,
    to: 25,
    total: 128,
    rowsPerPage: 25,
    rowsPerPageOptions: [10, 25, 100, 250],
    onPageChange: fn(),
    onRowsPerPageChange: fn(),
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};

export const MiddlePage: Story = {
  args: { page: 251, pageCount: 500, from: 2511, to: 2520, total: 5000, rowsPerPage: 10 },
};

export const SinglePage: Story = { args: { pageCount: 1, to: 7, total: 7 } };

export const FewRowsMoreCanBeShown: Story = {
  args: { pageCount: 2, to: 10, total: 19, rowsPerPage: 10 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 19' }));
    await expect(args.onRowsPerPageChange).toHaveBeenLastCalledWith(25);
  },
};

export const NoRows: Story = { args: { pageCount: 1, from: 0, to: 0, total: 0 } };

export const WithSubject: Story = { args: { subject: 'Lent books', position: 'list' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    phoneControl: (
      <SortControl
        fields={[{ id: 'shelfmark', label: 'Shelfmark' }]}
        field="shelfmark"
        isAscending
        onFieldChange={fn()}
        onDirectionChange={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const [nav, sort] = [
      canvas.getByRole('navigation'),
      canvas.getByRole('button', { name: 'Sort Shelfmark' }),
    ];
    await expect(sort).toBeVisible();
    await expect(nav.offsetHeight).toBeLessThan(2 * sort.offsetHeight);
    await expect(canvas.queryByRole('button', { name: 'Page 1' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Next page' }).offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const ClickingANumberOpensThePage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of books' })).toHaveTextContent('1–25 of 128');
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
};

export const FirstPageDisablesPrevious: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const LastPageDisablesNext: Story = {
  args: { page: 5, from: 126, to: 128 },
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const ChangesTheRowsPerPage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '100' }));
    await expect(args.onRowsPerPageChange).toHaveBeenLastCalledWith(100);
  },
};

export const ChangesTheRowsPerPageOnAPhone: Story = {
  ...OnAPhone,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1–25 of 128, rows per page' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '250 rows' }));
    await expect(args.onRowsPerPageChange).toHaveBeenLastCalledWith(250);
  },
};
