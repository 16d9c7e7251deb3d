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
  if (event.data && !/[\d-]/.test(event.data.normalize('NFKC'))) event.preventDefault();
}

/** Input methods of East Asian languages type full-width digits. */
function wholeNumber(typed: string): string {
  const text = typed.normalize('NFKC');
  // Cleaning a pasted 1.5, 1,5 or 1e3 would result in another number. It is kept, and the error explains.
  if (!isGrouped(text) && /\d[.,]\d|\de[+-]?\d/i.test(text)) return text.trim();
  const digits = text.replaceAll(/\D/g, '');
  return text.trimStart().startsWith('-') ? `-${digits}` : digits;
}

/** 1,500 and 1,234,567 have separators of thousands. */
function isGrouped(text: string): boolean {
  return /^\D*\d{1,3}(?:,\d{3})+\D*$/.test(text);
}
