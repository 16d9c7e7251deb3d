import { useEffect, useEffectEvent, useRef, type FocusEvent, type ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { useAnnouncement } from '../Announcer/announce.ts';
import { rowAt } from '../DataTable/useCurrentRow.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKeptFocus } from '../Layout/useKeptFocus.ts';
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
export function BulkBar(props: BulkBarProps) {
  const { count } = props;
  useAnnouncement(count > 0 ? countText(props) : 'Selection cleared');
  return count > 0 && <OpenBar {...props} />;
}

function countText({ count, hiddenCount = 0 }: BulkBarProps): string {
  return `${grouped(count)} selected${hiddenCount > 0 ? `, ${grouped(hiddenCount)} not shown` : ''}`;
}

function OpenBar(props: BulkBarProps) {
  const { children, onClear } = props;
  const { rememberOrigin, restoreFocus } = useFocusReturn();
  const kept = useKeptFocus<HTMLDivElement>();
  const clear = () => {
    onClear();
    restoreFocus();
  };
  useEscape(clear);
  return (
    <div
      {...kept}
      className={css.place}
      onFocus={(event) => {
        rememberOrigin(event);
        kept.onFocus(event);
      }}
    >
      <Toolbar aria-label="Selection" className={css.bar}>
        <span className={css.count}>{countText(props)}</span>
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

/**
 * The bar disappears with the selection. Clearing it returns the focus to where it came from. An action moves it to the
 * first selected row, or to the one in its place if the row was deleted.
 */
function useFocusReturn() {
  const origin = useRef<HTMLElement>(undefined);
  const firstRow = useRef<HTMLElement>(undefined);
  const table = useRef<HTMLElement>(undefined);
  const restoreFocus = () => origin.current?.focus();
  useEffect(
    () => () => {
      const moveFocus = () => {
        const { activeElement, body } = document;
        if (activeElement !== body && activeElement?.id !== 'main') return;
        (rowAt(table.current, Number(firstRow.current?.dataset.index)) ?? origin.current)?.focus();
      };
      moveFocus();
      // The page is inert until the dialog of the action has closed.
      requestAnimationFrame(() => requestAnimationFrame(moveFocus));
    },
    [],
  );
  return {
    rememberOrigin: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      firstRow.current = document.querySelector<HTMLElement>('[data-index][data-selected]') ?? undefined;
      table.current = firstRow.current?.parentElement ?? undefined;
      const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
      // The focus returns here from the dialog of an action.
      if (isOutside && !relatedTarget.closest('[role=dialog], [role=alertdialog]'))
        origin.current = relatedTarget;
    },
    restoreFocus,
  };
}

/** Menus, dialogs and fields that use Escape themselves prevent its default or stop its propagation. */
function useEscape(onEscape: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
