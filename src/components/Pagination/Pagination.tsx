import type { ReactNode } from 'react';
import { useFrameWidth } from '../AppFrame/frame.ts';
import { PageButtons } from './PageButtons.tsx';
import { PageSize, PageSizeMenu, type PageSizeProps } from './PageSize.tsx';
import * as css from './Pagination.css.ts';

export type PaginationProps<Size extends number> = PageSizeProps<Size> & {
  /** Names the list, for a page with several. */
  label: string;
  /** From 0. */
  page: number;
  pageCount: number;
  /** The first and the last row shown, from 1. */
  from: number;
  to: number;
  total: number;
  onPageChange: (page: number) => void;
  /** What is counted, where a page has several lists: "Open orders". */
  subject?: string;
  /** At the foot of the window, or right below its list. @default 'page' */
  place?: keyof typeof css.place;
  /** What phones show here for want of room above the list: its order. */
  phoneControl?: ReactNode;
};

/** Where one is in a long list, and the ways to the rest of it. */
export function Pagination<Size extends number>(props: PaginationProps<Size>) {
  const { label, page, pageCount, from, to, total, onPageChange, phoneControl } = props;
  const { subject, place = 'page' } = props;
  const { rowsPerPage, rowsPerPageOptions, onRowsPerPageChange } = props;
  const isPhone = useFrameWidth() === 'phone';
  const numbers = total === 0 ? '0 of 0' : `${from}–${to} of ${total}`;
  const range = subject ? `${subject} ${numbers}` : numbers;
  const size = { rowsPerPage, rowsPerPageOptions, onRowsPerPageChange };
  return (
    <nav aria-label={label} className={css.place[place]}>
      <div className={css.range}>{isPhone ? <PageSizeMenu {...size} range={range} /> : range}</div>
      {isPhone ? phoneControl : <PageSize {...size} />}
      <PageButtons page={page} pageCount={pageCount} onPageChange={onPageChange} isShort={isPhone} />
    </nav>
  );
}
