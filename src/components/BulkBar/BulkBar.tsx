import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './BulkBar.css.ts';

export type BulkBarProps = {
  /** How many rows are selected; with none there is no bar. */
  count: number;
  /** Ghost buttons. */
  children: ReactNode;
  onClear: () => void;
};

/** What can be done with the selected rows. Stands behind the table in the document; Escape clears the selection. */
export function BulkBar({ count, children, onClear }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <div className={css.place}>
      <ClearOnEscape onClear={onClear} />
      <section aria-label="Selection" className={css.bar}>
        <span role="status" className={css.count}>
          {count} selected
        </span>
        <div className={css.actions}>{children}</div>
        <div className={css.close}>
          <IconButton icon="close" label="Clear selection" onPress={onClear} />
        </div>
      </section>
    </div>
  );
}

/** Menus and dialogs keep their Escape to themselves; fields that clear with it prevent the default. */
function ClearOnEscape({ onClear }: { onClear: () => void }) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClear();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return null;
}
