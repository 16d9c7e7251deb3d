import { useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Link } from '../Link/Link.tsx';
import { RelativeTime, type RelativeTimeProps } from '../RelativeTime/RelativeTime.tsx';
import { ToastGlyph } from '../Toast/ToastGlyph.tsx';
import { undoNote, type ToastContent } from '../Toast/toastQueue.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { type } from '../theme/type.css.ts';
import * as css from './NotificationList.css.ts';

export type Notification = ToastContent & { id: string; at: RelativeTimeProps };

export type NotificationListProps = {
  items: readonly Notification[];
  onClear: () => void;
  onUndo: (id: string) => void;
};

/** History of toasts. */
export function NotificationList({ items, onClear, onUndo }: NotificationListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    // The button is about to disappear, and the panel would move the focus to its first control.
    heading.current?.focus();
    onClear();
  };
  return (
    <NotificationSection
      title="Notifications"
      heading={heading}
      action={
        items.length > 0 && (
          <Button kind="ghost" size="small" onPress={clear}>
            Clear
          </Button>
        )
      }
    >
      {items.length === 0 ? (
        <p className={css.nothing}>No notifications yet</p>
      ) : (
        <ul className={css.list}>
          {items.map((item) => (
            <Item key={item.id} item={item} onUndo={onUndo} />
          ))}
        </ul>
      )}
    </NotificationSection>
  );
}

type NotificationSectionProps = {
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  action: ReactNode;
  children: ReactNode;
};

/** Part of the panel of the bell. */
export function NotificationSection({ title, heading, action, children }: NotificationSectionProps) {
  return (
    <div className={css.panel}>
      <div className={css.header}>
        <h2 ref={heading} tabIndex={-1} className={`${type.subheading} ${focusRing}`}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </div>
  );
}

function Item({ item, onUndo }: { item: Notification; onUndo: (id: string) => void }) {
  const { id, kind, text, detail, report, action, undo, at } = item;
  const note = undoNote(item);
  const ref = useRef<HTMLLIElement>(null);
  const revert = () => {
    // The button is about to disappear, see `clear`.
    ref.current?.focus();
    onUndo(id);
  };
  return (
    <li ref={ref} tabIndex={-1} className={css.item}>
      <span className={css.glyph}>
        <ToastGlyph kind={kind} />
      </span>
      <div className={css.words}>
        <p className={css.text}>{text}</p>
        {detail && <p className={`${css.detail} ${type.hint}`}>{detail}</p>}
        {action && <Link href={action.href}>{action.label}</Link>}
        {undo && (
          <Button size="small" onPress={revert} aria-label={`Undo: ${detail ? `${text}, ${detail}` : text}`}>
            Undo
          </Button>
        )}
        {note && <p className={`${css.detail} ${type.hint}`}>{note}</p>}
      </div>
      {report !== undefined && <CopyButton value={report} label="error report" />}
      <span className={`${css.time} ${type.hint}`}>
        <RelativeTime {...at} />
      </span>
    </li>
  );
}
