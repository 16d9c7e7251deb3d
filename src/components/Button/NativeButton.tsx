import {
  useEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useTip, type Tip } from '../Tooltip/useTip.tsx';

/** Where in what opens the focus goes: nowhere yet when a pointer opens it. */
export type OpenedAt = 'first' | 'last' | undefined;

export type NativeButtonProps = Omit<
  ComponentProps<'button'>,
  'onClick' | 'onMouseDown' | 'onKeyDown' | 'onPointerDown'
> & {
  tip?: Tip | undefined;
  onPress?: (() => void) | undefined;
  /** For a menu, which opens as the button goes down. */
  onOpen?: ((at: OpenedAt) => void) | undefined;
};

const opening: Readonly<Record<string, OpenedAt>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * The browser's own button with the manners of react-aria's: what every button is made of that a list draws by the
 * hundred, or the frame before the library is there. A press is nobody else's, and takes the focus in every browser.
 */
export function NativeButton(props: NativeButtonProps) {
  const { tip, onPress, onOpen, type = 'button', autoFocus = false, ...rest } = props;
  const own = useRef<HTMLButtonElement>(null);
  const { bubble, tipId, press, tipProps } = useTip(tip);
  const isTouched = useRef(false);
  const describedBy = [rest['aria-describedby'], tipId].filter((id) => id !== undefined).join(' ');

  // Not as it is drawn, as React does: a dialog under this one would take the focus back before it knows of this one.
  const isFirst = useRef(autoFocus);
  useEffect(() => {
    if (isFirst.current) own.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, []);

  const onPointerDown = (event: PointerEvent) => {
    event.stopPropagation();
    isTouched.current = event.pointerType === 'touch';
    tipProps?.onPointerDown();
  };
  const onMouseDown = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    if (!onOpen || isTouched.current || event.button !== 0) return;
    // The browser would give the button the focus that the menu has just got.
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    onOpen(undefined);
  };
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    const { currentTarget, detail } = event;
    // Safari gives a pressed button no focus, to which a dialog would return it. Enter in a field presses the button of
    // its form, too: there the focus stays.
    if (!isTypedIn(currentTarget.form, detail)) currentTarget.focus({ preventScroll: true });
    press(currentTarget);
    onPress?.();
    // A screen reader presses without a pointer.
    if (detail === 0) onOpen?.('first');
    else if (isTouched.current) onOpen?.(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    tipProps?.onKeyDown();
    const isPress = event.key === 'Enter' || event.key === ' ';
    const opens = onOpen && event.key in opening;
    if (isPress || opens) event.stopPropagation();
    // A key that is held presses once.
    if (opens || (isPress && event.repeat)) event.preventDefault();
    if (opens) onOpen(opening[event.key]);
  };

  return (
    <>
      <button
        ref={own}
        {...rest}
        {...tipProps}
        // Not known to the linter, because it is handed on.
        type={type === 'submit' ? 'submit' : 'button'}
        {...{ onPointerDown, onMouseDown, onClick, onKeyDown }}
        {...(describedBy !== '' && { 'aria-describedby': describedBy })}
      />
      {bubble}
    </>
  );
}

/** Whether a press without a pointer came from a field of the form. */
function isTypedIn(form: HTMLFormElement | null, detail: number): boolean {
  const { activeElement } = document;
  return (
    detail === 0 && form !== null && activeElement instanceof HTMLInputElement && activeElement.form === form
  );
}
