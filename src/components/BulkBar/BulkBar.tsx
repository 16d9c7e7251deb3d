import { useEffect, useEffectEvent, useRef, type FocusEvent, type ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { grouped } from '../Text/Text.tsx';
import * as css from './BulkBar.css.ts';

export type BulkBarProps = {
  count: number;
  children: ReactNode;
  onClear: () => void;
};

export function BulkBar({ count, ...rest }: BulkBarProps) {
  return count > 0 && <OpenBar count={count} {...rest} />;
}

function OpenBar({ count, children, onClear }: BulkBarProps) {
  const { cameFrom, goBack } = useWayBack();
  const clear = () => {
    onClear();
    goBack();
  };
  useEscape(clear);
  return (
    <div className={css.place} onFocus={cameFrom}>
      <Toolbar aria-label="Selection" className={css.bar}>
        <output className={css.count}>{grouped(count)} selected</output>
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

/** The bar goes away with the selection: whoever is in it then goes on where they came from. */
function useWayBack() {
  const origin = useRef<EventTarget | null>(null);
  return {
    cameFrom: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    },
    goBack: () => {
      if (origin.current instanceof HTMLElement) origin.current.focus();
    },
  };
}

/** Menus, dialogs and fields that use Escape themselves prevent its default or keep it from the document. */
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
