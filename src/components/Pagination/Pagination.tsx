import { useFrameWidth } from '../AppFrame/frame.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { PageButtons } from './PageButtons.tsx';
import * as css from './Pagination.css.ts';

export type PaginationProps<Size extends number> = {
  /** Names the list, for a page with several. */
  label: string;
  /** From 0. */
  page: number;
  pageCount: number;
  /** The first and the last row shown, from 1; both 0 in an empty list. */
  from: number;
  to: number;
  total: number;
  rowsPerPage: Size;
  rowsPerPageOptions: readonly Size[];
  onPageChange: (page: number) => void;
  onRowsPerPageChange: (rowsPerPage: Size) => void;
};

/** Where one is in a long list, and the ways to the rest of it. */
export function Pagination<Size extends number>(props: PaginationProps<Size>) {
  const { label, page, pageCount, from, to, total, onPageChange } = props;
  const isPhone = useFrameWidth() === 'phone';
  return (
    <nav aria-label={label} className={css.footer}>
      <span className={css.range}>
        {total === 0 ? 0 : `${from}–${to}`} of {total}
      </span>
      <PageSize {...props} isPhone={isPhone} />
      <PageButtons page={page} pageCount={pageCount} onPageChange={onPageChange} isShort={isPhone} />
    </nav>
  );
}

type PageSizeProps<Size extends number> = Pick<
  PaginationProps<Size>,
  'rowsPerPage' | 'rowsPerPageOptions' | 'onRowsPerPageChange'
> & { isPhone: boolean };

/** All sizes side by side, on phones in a list. */
function PageSize<Size extends number>(props: PageSizeProps<Size>) {
  const { rowsPerPage, rowsPerPageOptions, onRowsPerPageChange, isPhone } = props;
  const select = (id: string) => {
    const size = rowsPerPageOptions.find((option) => String(option) === id);
    if (size !== undefined) onRowsPerPageChange(size);
  };
  const options = rowsPerPageOptions.map((size) => ({ id: String(size), label: String(size) }));
  if (isPhone) {
    return (
      <Select
        kind="toolbar"
        label="Rows per page"
        isLabelHidden
        items={options.map(({ id }) => ({ id, label: `${id} rows` }))}
        selectedKey={String(rowsPerPage)}
        onChange={select}
      />
    );
  }
  return (
    <div className={css.size}>
      <span aria-hidden>Rows per page</span>
      <SegmentedControl
        label="Rows per page"
        options={options}
        value={String(rowsPerPage)}
        onChange={select}
      />
    </div>
  );
}
