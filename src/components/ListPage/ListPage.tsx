import type { ReactNode } from 'react';
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
  const list = (
    <>
      {toolbar && <div className={css.toolbar}>{toolbar}</div>}
      <div className={css.content}>{children}</div>
      {footer}
    </>
  );
  return (
    <div className={css.page}>
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
