import { Menu } from '../Menu/Menu.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import * as css from './Pagination.css.ts';

export type PageSizeProps<Size extends number> = {
  rowsPerPage: Size;
  rowsPerPageOptions: readonly Size[];
  onRowsPerPageChange: (rowsPerPage: Size) => void;
};

/** How many rows a page shows: all choices side by side. */
export function PageSize<Size extends number>(props: PageSizeProps<Size>) {
  const { rowsPerPage, rowsPerPageOptions, onRowsPerPageChange } = props;
  const select = (id: string) => {
    const size = rowsPerPageOptions.find((option) => String(option) === id);
    if (size !== undefined) onRowsPerPageChange(size);
  };
  return (
    <div className={css.size}>
      <span aria-hidden>Rows per page</span>
      <SegmentedControl
        label="Rows per page"
        options={rowsPerPageOptions.map((size) => ({ id: String(size), label: String(size) }))}
        value={String(rowsPerPage)}
        onChange={select}
      />
    </div>
  );
}

/** On phones the choices hide behind the range of rows shown. */
export function PageSizeMenu<Size extends number>(props: PageSizeProps<Size> & { range: string }) {
  const { rowsPerPage, rowsPerPageOptions, onRowsPerPageChange, range } = props;
  const items = rowsPerPageOptions.map((size) => ({
    id: String(size),
    label: `${size} rows`,
    ...(size === rowsPerPage && { icon: 'check' as const }),
    onAction: () => onRowsPerPageChange(size),
  }));
  return (
    <Menu
      trigger={{ label: `${range}, rows per page`, content: range }}
      placement="bottom start"
      sections={[{ id: 'sizes', title: 'Rows per page', items }]}
    />
  );
}
