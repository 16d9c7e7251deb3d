import { useReducer } from 'react';

/** `pending`: texts passed to `onChange` that the parent has not passed back as the value yet. */
export type TypedText = { text: string; value: string; pending: readonly string[] };

type Step = { readonly typed: string } | { readonly given: string };

/** Replaces the text with a new value, unless the value was typed before. */
export function receiveValue(typed: TypedText, given: string): TypedText {
  const answered = typed.pending.indexOf(given);
  if (answered === -1 || given === typed.text) return { text: given, value: given, pending: [] };
  return { ...typed, value: given, pending: typed.pending.slice(answered + 1) };
}

function step(before: TypedText, next: Step): TypedText {
  if ('given' in next) return receiveValue(before, next.given);
  return { ...before, text: next.typed, pending: [...before.pending, next.typed] };
}

/**
 * Holds the text of a controlled input whose parent updates it late, such as a store or the address bar. Otherwise React
 * would restore the old value for a moment, and the browser would move the caret to the end. With `useState` instead of
 * a reducer, React may compute the next state from a render that it discards. A parent that updates in a transition, as
 * the router does, would then undo later keystrokes.
 */
export function useTypedText(given: string, onChange: (text: string) => void) {
  const [typed, dispatch] = useReducer(step, { text: given, value: given, pending: [] });
  if (given !== typed.value) dispatch({ given });

  function type(text: string) {
    dispatch({ typed: text });
    onChange(text);
  }
  return [typed.text, type] as const;
}
