import { useEffect, useRef } from 'react';
import { InputField, type InputProps } from '../Field/InputField.tsx';

export type NumberFieldProps = Omit<InputProps, 'inputMode' | 'ref'> & {
  /** Shown as a hint and not enforced: an error says what is wrong. */
  min?: number;
};

/** A whole number. The value is the text as typed, so that an unfinished number ("", "-") is possible. */
export function NumberField({ min, ...rest }: NumberFieldProps) {
  const hint = rest.hint ?? (min === undefined ? undefined : `${min} or more`);
  const inputRef = useRef<HTMLInputElement>(null);

  // A character that is rejected before it is inserted does not move the caret. React's `onBeforeInput` is another
  // event.
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
  // A pasted 1.5 or 1e3 would become another number. It stays as it is, and the error explains.
  if (/\d\.\d|\de[+-]?\d/i.test(text)) return text.trim();
  const digits = text.replaceAll(/\D/g, '');
  return text.trimStart().startsWith('-') ? `-${digits}` : digits;
}
