import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { VisuallyHidden } from '../Text/Text.tsx';
import type { TooltipOptions } from '../Tooltip/TipBubble.tsx';
import { useTooltip } from '../Tooltip/useTooltip.tsx';

/** Which entry of the opened menu gets the focus; none if a pointer opened it. */
export type OpenedAt = 'first' | 'last' | undefined;

export type NativeButtonProps = Omit<
  ComponentProps<'button'>,
  'onClick' | 'onMouseDown' | 'onKeyDown' | 'onPointerDown'
> & {
  tip?: TooltipOptions | undefined;
  /** Disables the button, replaces its tooltip and describes it. */
  disabledReason?: string | undefined;
  isPending?: boolean | undefined;
  onPress?: (() => void) | undefined;
  /** For a menu button. Called on pointer down, not on click. */
  onOpen?: ((at: OpenedAt) => void) | undefined;
};

const opening: Readonly<Record<string, OpenedAt>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * Native `<button>` that behaves like react-aria's, for lists that render hundreds of buttons. Clicks do not propagate,
 * and focus the button in every browser.
 */
export function NativeButton(props: NativeButtonProps) {
  const { tip, disabledReason, isPending = false, type = 'button', autoFocus = false, ...others } = props;
  const { onPress, onOpen, ...rest } = others;
  const isInert = disabledReason !== undefined || isPending;
  const own = useRef<HTMLButtonElement>(null);
  const descriptionId = useId();
  const { bubble, tipId, press, tipProps } = useTooltip(
    disabledReason === undefined ? tip : { text: disabledReason, opensOnClick: true },
  );
  const isTouched = useRef(false);
  // The reason is both, and the tooltip of an icon is its name. Neither is read twice.
  const isTipNew = disabledReason === undefined && tip?.text !== others['aria-label'];
  const describedBy = [isInert && descriptionId, isTipNew && tipId].filter(Boolean).join(' ');

  // In an effect, because React's own autofocus runs before a dialog underneath has noticed this one, and the dialog
  // would take the focus back.
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
    if (!onOpen || isInert || isTouched.current || event.button !== 0) return;
    // The browser would move the focus from the menu back to the button.
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    onOpen(undefined);
  };
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    const { currentTarget, detail } = event;
    // Safari does not focus clicked buttons, so a dialog could not restore the focus to one. Enter in a field also
    // clicks the form's button, but the focus stays in the field.
    if (!isTypedIn(currentTarget.form, detail)) currentTarget.focus({ preventScroll: true });
    press(currentTarget);
    if (isInert) return;
    onPress?.();
    // Screen readers click without a pointer.
    if (detail === 0) onOpen?.('first');
    else if (isTouched.current) onOpen?.(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    tipProps?.onKeyDown();
    const isPress = event.key === 'Enter' || event.key === ' ';
    const opens = onOpen && !isInert && event.key in opening;
    if (isPress || opens) event.stopPropagation();
    // Holding a key counts as one click.
    if (opens || (isPress && event.repeat)) event.preventDefault();
    if (opens) onOpen(opening[event.key]);
  };

  return (
    <>
      <button
        ref={own}
        {...rest}
        {...tipProps}
        // A submit button would submit its form in spite of aria-disabled.
        type={type === 'submit' && !isInert ? 'submit' : 'button'}
        data-busy={isPending || undefined}
        {...{ onPointerDown, onMouseDown, onClick, onKeyDown }}
        {...(isInert && { 'aria-disabled': true })}
        {...(describedBy && { 'aria-describedby': describedBy })}
      />
      {isInert && <VisuallyHidden id={descriptionId}>{disabledReason ?? 'In progress'}</VisuallyHidden>}
      {bubble}
    </>
  );
}

function isTypedIn(form: HTMLFormElement | null, detail: number): boolean {
  const { activeElement } = document;
  return (
    detail === 0 && form !== null && activeElement instanceof HTMLInputElement && activeElement.form === form
  );
}
