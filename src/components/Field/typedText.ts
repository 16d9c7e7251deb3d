import { useReducer } from 'react';

/** `underway`: texts passed to `onChange` that the parent has not passed back as the value yet. */
export type TypedText = { text: string; given: string; underway: readonly string[] };

type Step = { readonly typed: string } | { readonly given: string };

/** Replaces the text with a new value, unless the value was typed before. */
export function receive(typed: TypedText, given: string): TypedText {
  const answered = typed.underway.indexOf(given);
  if (answered === -1 || given === typed.text) return { text: given, given, underway: [] };
  return { ...typed, given, underway: typed.underway.slice(answered + 1) };
}

function step(before: TypedText, next: Step): TypedText {
  if ('given' in next) return receive(before, next.given);
  return { ...before, text: next.typed, underway: [...before.underway, next.typed] };
}

/**
 * Holds the text of a controlled input whose parent updates it late, such as a store or the address bar. Otherwise React
 * would restore the old value for a moment, and the browser would move the caret to the end. With `useState` instead of
 * a reducer, React may compute the next state from a render that it discards. A parent that updates in a transition, as
 * the router does, would then undo later keystrokes.
 */
export function useTypedText(given: string, onChange: (text: string) => void) {
  const [typed, dispatch] = useReducer(step, { text: given, given, underway: [] });
  if (given !== typed.given) dispatch({ given });

  function type(text: string) {
    dispatch({ typed: text });
    onChange(text);
  }
  return [typed.text, type] as const;
}
