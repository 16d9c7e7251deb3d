import { useEffect, useEffectEvent, useRef, type FocusEvent, type ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { grouped } from '../Text/Text.tsx';
import * as css from './BulkBar.css.ts';

export type BulkBarProps = {
  count: number;
  /** How many of the selected rows are on other pages or filtered out. @default 0 */
  hiddenCount?: number;
  /** Buttons and `BulkDivider`s. */
  children: ReactNode;
  onClear: () => void;
};

/** Toolbar for the selected rows, at the bottom of the window. Hidden while nothing is selected. */
export function BulkBar({ count, ...rest }: BulkBarProps) {
  return count > 0 && <OpenBar count={count} {...rest} />;
}

function OpenBar({ count, hiddenCount = 0, children, onClear }: BulkBarProps) {
  const { rememberOrigin, restoreFocus } = useFocusReturn();
  const clear = () => {
    onClear();
    restoreFocus();
  };
  useEscape(clear);
  return (
    <div className={css.place} onFocus={rememberOrigin}>
      <Toolbar aria-label="Selection" className={css.bar}>
        <output className={css.count}>
          {grouped(count)} selected{hiddenCount > 0 && `, ${grouped(hiddenCount)} not shown`}
        </output>
        <div className={css.actions}>{children}</div>
        <div className={css.close}>
          <IconButton icon="close" label="Clear selection" onPress={clear} />
        </div>
      </Toolbar>
    </div>
  );
}

export function BulkDivider() {
  return <span aria-hidden className={css.divider} />;
}

/** The bar disappears with the selection, so focus inside it returns to where it came from. */
function useFocusReturn() {
  const origin = useRef<EventTarget | null>(null);
  return {
    rememberOrigin: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    },
    restoreFocus: () => {
      if (origin.current instanceof HTMLElement) origin.current.focus();
    },
  };
}

/** Menus, dialogs and fields that use Escape themselves prevent its default or stop its propagation. */
function useEscape(onEscape: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
