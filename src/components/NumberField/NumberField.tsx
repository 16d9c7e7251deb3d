import { useEffect, useRef } from 'react';
import { InputField, type InputProps } from '../Field/InputField.tsx';

export type NumberFieldProps = Omit<InputProps, 'inputMode' | 'ref'> & {
  /** Shown as a hint. Not enforced, because an error explains invalid numbers. */
  min?: number;
};

/** Input for a whole number. The value is the text as typed, so that an unfinished number ("", "-") is possible. */
export function NumberField({ min, ...rest }: NumberFieldProps) {
  const hint = rest.hint ?? (min === undefined ? undefined : `${min} or more`);
  const inputRef = useRef<HTMLInputElement>(null);

  // Rejecting a character before it is inserted keeps the caret in place. React's `onBeforeInput` is another event.
  useEffect(() => {
    const input = inputRef.current;
    input?.addEventListener('beforeinput', refuseLetters);
    return () => input?.removeEventListener('beforeinput', refuseLetters);
  }, []);

  return <InputField {...rest} ref={inputRef} hint={hint} inputMode="numeric" clean={wholeNumber} />;
}

function refuseLetters(event: InputEvent) {
  if (event.data && !/[\d-]/.test(event.data)) event.preventDefault();
}

function wholeNumber(text: string): string {
  // Cleaning a pasted 1.5 or 1e3 would result in another number. It is kept, and the error explains.
  if (/\d\.\d|\de[+-]?\d/i.test(text)) return text.trim();
  const digits = text.replaceAll(/\D/g, '');
  return text.trimStart().startsWith('-') ? `-${digits}` : digits;
}
