import { memo, useContext, type ComponentProps, type MouseEvent } from 'react';
import { NavigateContext } from '../NavigationProvider/NavigationProvider.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './MatrixName.css.ts';

/** What a row or column is about. */
export type MatrixHeading = {
  readonly id: string;
  readonly label: string;
  /** What it belongs to, where that is not the same for all. */
  readonly note?: string | undefined;
  readonly href: string;
};

type MatrixNameProps = {
  heading: MatrixHeading;
  /** Its row or column is the current one. */
  isCurrent: boolean;
  /** The one element of the grid that Tab leads to. */
  isStop: boolean;
  'data-row': number;
  'data-column': number;
};

function PlainMatrixName({ heading, isCurrent, isStop, ...place }: MatrixNameProps) {
  const { label, note, href } = heading;
  return (
    <PlainLink
      {...place}
      href={href}
      tabIndex={isStop ? 0 : -1}
      className={`${isCurrent ? css.currentName : css.name} ${focusRing}`}
    >
      {note && <span className={css.note}>{note}</span>}
      <span className={css.label} title={label}>
        {label}
      </span>
    </PlainLink>
  );
}

/** The name of a row or column, which leads to its page. */
export const MatrixName = memo(PlainMatrixName);

type PlainLinkProps = Omit<ComponentProps<'a'>, 'onClick' | 'target'> & { href: string };

/**
 * The browser's own link, inside the application: for where scrolling brings many at a time. It takes a fraction of what
 * `Link` takes to mount, and has no more than a press.
 */
export function PlainLink({ href, children, ...rest }: PlainLinkProps) {
  const navigate = useContext(NavigateContext);
  const follow = (event: MouseEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    // With a modifier the press is the browser's: a new tab, a new window, a download.
    if (!navigate || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...rest} href={href} draggable={false} onClick={follow}>
      {children}
    </a>
  );
}
