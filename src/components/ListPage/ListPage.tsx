import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import * as css from './ListPage.css.ts';

type ListPageProps = {
  header: ReactNode;
  tabs?: ReactNode;
  toolbar?: ReactNode;
  /** The rows, from edge to edge, or a message in their place. */
  children: ReactNode;
  /** Pagination. At the bottom of the window, also below a short list. */
  footer?: ReactNode;
  /** Details beside the list, from the tabs to the bottom of the window. Hidden where there is no room. */
  aside?: ReactNode;
};

/** Layout of a page with one list. */
export function ListPage({ header, tabs, toolbar, children, footer, aside }: ListPageProps) {
  const { page, rows } = useFocusAfterRows();
  const list = (
    <>
      {toolbar && <div className={css.toolbar}>{toolbar}</div>}
      <div {...rows} className={css.content}>
        {children}
      </div>
      {footer}
    </>
  );
  return (
    <div ref={page} className={css.page}>
      <div className={css.header}>{header}</div>
      {tabs && <div className={css.tabs}>{tabs}</div>}
      {aside ? (
        <div className={css.split}>
          <div className={css.page}>{list}</div>
          {aside}
        </div>
      ) : (
        list
      )}
    </div>
  );
}

/** Moves the focus to the search field if it was in the last row, or on a button in place of the rows, and that is gone. */
function useFocusAfterRows() {
  const page = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    page.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  });
  const rows = {
    // Events of dialogs that a row opened arrive here too.
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      hasFocus.current = currentTarget.contains(target);
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
  return { page, rows };
}
