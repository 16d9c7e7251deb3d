import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { announce } from '../Announcer/announce.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Mono } from '../Text/Text.tsx';
import * as css from './CopyButton.css.ts';

export type CopyButtonProps = {
  /** A function if the value is long and rarely copied. */
  value: string | (() => string);
  /** Part of the accessible name "Copy …". */
  label: string;
  /** Shows the label beside the icon. */
  hasLabel?: boolean;
  /** The element that shows the value. Its text is selected if copying is not allowed. */
  valueRef?: RefObject<HTMLElement | null>;
};

export const copyOutcomes = {
  idle: undefined,
  copied: 'Copied',
  selected: 'Copying isn’t allowed here. The text is selected, so you can copy it with the keyboard.',
  failed: 'Copying isn’t allowed here. Select the text instead.',
} as const;

/** Copies a text, also over plain HTTP. Explains a failure. */
export function CopyButton({ value, label, hasLabel = false, valueRef }: CopyButtonProps) {
  const { state, copy } = useCopy({ value, shownIn: valueRef });
  const icon = state === 'copied' ? 'check' : 'copy';
  return hasLabel ? (
    <Button kind="ghost" icon={icon} onPress={copy}>
      {`Copy ${label}`}
    </Button>
  ) : (
    <IconButton
      icon={icon}
      label={`Copy ${label}`}
      size="small"
      outcome={copyOutcomes[state]}
      onPress={copy}
    />
  );
}

/** How long the result is shown, ms. */
const resultDuration = 2000;

export type CopyState = 'idle' | 'copied' | 'selected' | 'failed';

type Source = {
  value: string | (() => string);
  shownIn: RefObject<HTMLElement | null> | undefined;
};

/** Copies, announces the outcome and returns it for a moment. */
export function useCopy({ value, shownIn }: Source): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = () => {
    void copyText(typeof value === 'function' ? value() : value).then((isCopied) => {
      const outcome = isCopied ? 'copied' : select(shownIn?.current);
      setState(outcome);
      announce(copyOutcomes[outcome]);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setState('idle'), resultDuration);
    });
  };
  return { state, copy };
}

function select(element: HTMLElement | null | undefined): 'selected' | 'failed' {
  if (!element) return 'failed';
  window.getSelection()?.selectAllChildren(element);
  return 'selected';
}

/**
 * Copies a text and returns whether it worked. The clipboard API exists only on HTTPS and localhost. Over plain HTTP,
 * a hidden field and `execCommand` take its place.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Rejected. `execCommand` may still be allowed.
  }
  return copyThroughField(text);
}

function copyThroughField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  // Inside an open dialog, because its focus trap would take the focus back from elsewhere.
  (before?.closest('[role=dialog], [role=alertdialog]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

export type CopyableTextProps = {
  value: string;
  /** Part of the accessible name of the button. */
  label: string;
  isSmall?: boolean;
  isTruncated?: boolean;
  /** Content to show instead of the value, such as a link. */
  children?: ReactNode;
};

/** A text with a button that copies it. */
export function CopyableText(props: CopyableTextProps) {
  const { value, label, isSmall = false, isTruncated = false, children } = props;
  const text = useRef<HTMLSpanElement>(null);
  return (
    <span className={css.copyable}>
      <span ref={text} className={css.text}>
        {children || (
          <Mono isSmall={isSmall} isTruncated={isTruncated}>
            {value}
          </Mono>
        )}
      </span>
      <span className={css.button}>
        <CopyButton value={value} label={label} valueRef={text} />
      </span>
    </span>
  );
}
