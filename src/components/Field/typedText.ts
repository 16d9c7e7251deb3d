import { useState } from 'react';

/** `underway` are the texts given to `onChange` whose answer, the same text as the new value, has not come yet. */
export type TypedText = { text: string; given: string; underway: readonly string[] };

/** The text after a new value was given: an answer to what was typed changes nothing, any other value replaces it. */
export function receive(typed: TypedText, given: string): TypedText {
  const answered = typed.underway.indexOf(given);
  if (answered === -1 || given === typed.text) return { text: given, given, underway: [] };
  return { ...typed, given, underway: typed.underway.slice(answered + 1) };
}

/**
 * The text of a controlled input. An owner that answers late (a store, the address bar) would otherwise put the old
 * value back for a moment, and the browser would then move the caret to the end.
 */
export function useTypedText(given: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<TypedText>({ text: given, given, underway: [] });
  if (given !== typed.given) setTyped(receive(typed, given));

  function type(text: string) {
    setTyped((before) => ({ ...before, text, underway: [...before.underway, text] }));
    onChange(text);
  }
  return [typed.text, type] as const;
}
