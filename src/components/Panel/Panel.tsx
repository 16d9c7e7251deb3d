import { useId, type ReactNode } from 'react';
import { type } from '../theme/type.css.ts';
import * as css from './Panel.css.ts';

export type PanelProps = {
  title?: string;
  count?: number;
  /** Beside the title. */
  note?: ReactNode;
  /** At the right end of the header: a link or a small button. */
  action?: ReactNode;
  /** @default 'normal' */
  padding?: keyof typeof css.body;
  /** On phones without an edge and as wide as the page: only its title sets it off. */
  isBareOnPhone?: boolean;
  children: ReactNode;
};

/** A group of facts with a hairline around it. Panels are not put into panels, nor around a page's main table. */
export function Panel(props: PanelProps) {
  const { title, count, note, action, padding = 'normal', isBareOnPhone = false, children } = props;
  const titleId = useId();
  return (
    <section
      className={`${css.panel} ${isBareOnPhone ? css.bareOnPhone : ''}`}
      {...(title && { 'aria-labelledby': titleId })}
    >
      {title && (
        <header className={css.header}>
          <h2 id={titleId} className={type.subheading}>
            {title}
          </h2>
          {count !== undefined && <span className={css.count}>{count}</span>}
          {note && <div className={css.note}>{note}</div>}
          {action && <div className={css.action}>{action}</div>}
        </header>
      )}
      <div className={css.body[padding]}>{children}</div>
    </section>
  );
}
