import { memo, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useFrameWidth } from '../AppFrame/frame.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { grouped } from '../Text/Text.tsx';
import * as css from './Pagination.css.ts';

export type PaginationProps<Size extends number> = PageSizeProps<Size> & {
  label: string;
  page: number;
  pageCount: number;
  /** Number of the first row shown, from 1. `to` is the last. */
  from: number;
  to: number;
  total: number;
  onPageChange: (page: number) => void;
  /** Name of the list, on a page with several lists. */
  subject?: string;
  /** At the bottom of the window, or right below the list. @default 'page' */
  position?: keyof typeof css.place;
  /** A control that phones show here instead of above the list. */
  phoneControl?: ReactNode;
};

/** Page buttons below a list, with the range of rows shown and the number of rows per page. */
export function Pagination<Size extends number>(props: PaginationProps<Size>) {
  const { label, page, pageCount, from, to, total, onPageChange, phoneControl } = props;
  const { subject, position = 'page' } = props;
  const { rowsPerPage, rowsPerPageOptions, onRowsPerPageChange } = props;
  const isPhone = useFrameWidth() === 'phone';
  const numbers = total === 0 ? '0 of 0' : `${grouped(from)}–${grouped(to)} of ${grouped(total)}`;
  const range = subject ? `${subject} ${numbers}` : numbers;
  const size = { rowsPerPage, rowsPerPageOptions, onRowsPerPageChange };
  // A second page for a few rows is not worth turning.
  const next = rowsPerPageOptions.find((option) => option > rowsPerPage);
  const wholeSize =
    total > rowsPerPage && next !== undefined && total <= Math.min(next, mostShown) ? next : undefined;
  return (
    <nav aria-label={label} className={css.place[position]}>
      <div className={css.range}>
        {isPhone ? <PageSizeMenu {...size} range={range} /> : range}
        {!isPhone && wholeSize !== undefined && (
          <Button className={`${css.showAll} ${focusRing}`} onPress={() => onRowsPerPageChange(wholeSize)}>
            Show all {grouped(total)}
          </Button>
        )}
      </div>
      {isPhone ? phoneControl : <PageSize {...size} />}
      <PageButtons page={page} pageCount={pageCount} onPageChange={onPageChange} isShort={isPhone} />
    </nav>
  );
}

const mostShown = 25;

type PageSizeProps<Size extends number> = {
  rowsPerPage: Size;
  rowsPerPageOptions: readonly Size[];
  onRowsPerPageChange: (rowsPerPage: Size) => void;
};

function PlainPageSize<Size extends number>(props: PageSizeProps<Size>) {
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

/** Choice of rows per page. Memoised, because it does not depend on the current page. */
const PageSize = memo(PlainPageSize) as typeof PlainPageSize;

function PageSizeMenu<Size extends number>(props: PageSizeProps<Size> & { range: string }) {
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

type PageButtonsProps = {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  isShort: boolean;
};

function PageButtons({ page, pageCount, onPageChange, isShort }: PageButtonsProps) {
  const step = (name: 'Previous page' | 'Next page', to: number) => (
    <li>
      <Button
        aria-label={name}
        className={`${css.page} ${focusRing}`}
        // Focusable on the first and last page too, so that keyboard users do not lose focus there.
        {...(to < 0 || to >= pageCount ? { 'aria-disabled': true } : { onPress: () => onPageChange(to) })}
      >
        <Icon name={to < page ? 'chevronLeft' : 'chevronRight'} size={14} />
      </Button>
    </li>
  );
  return (
    <ul className={css.pages}>
      {step('Previous page', page - 1)}
      {!isShort &&
        pageNumbers(page, pageCount).map((mark, place) =>
          mark === 'gap' ? (
            <li key={`gap ${place}`} aria-hidden className={css.gap}>
              …
            </li>
          ) : (
            <li key={mark}>
              <Button
                aria-label={`Page ${mark + 1}`}
                onPress={() => onPageChange(mark)}
                className={`${css.page} ${focusRing}`}
                {...(mark === page && { 'aria-current': 'page' })}
              >
                {mark + 1}
              </Button>
            </li>
          ),
        )}
      {step('Next page', page + 1)}
    </ul>
  );
}

const maxListed = 7;

/**
 * Returns the pages (0-based) to list: the first, the last and those around the current one. `'gap'` stands for omitted
 * pages. The number of entries is the same on every page, so that the buttons do not move.
 */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  if (pageCount <= maxListed) return Array.from({ length: pageCount }, (_, index) => index);
  const last = pageCount - 1;
  if (page <= 3) return [0, 1, 2, 3, 4, 'gap', last];
  if (page >= last - 3) return [0, 'gap', last - 4, last - 3, last - 2, last - 1, last];
  return [0, 'gap', page - 1, page, page + 1, 'gap', last];
}
