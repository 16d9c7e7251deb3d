import { useReducer } from 'react';

/** `underway`: texts given to `onChange` that have not come back as the value yet. */
export type TypedText = { text: string; given: string; underway: readonly string[] };

type Step = { readonly typed: string } | { readonly given: string };

/** A value that was typed before changes nothing. Any other value replaces the text. */
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
 * The text of a controlled input whose owner answers late, such as a store or the address bar. Without it React would
 * put the old value back for a moment, and the browser would move the caret to the end. It needs a reducer: React may
 * compute the next state of `useState` from a render that it discards, and an owner that answers in a transition, as
 * the router does, would undo what was typed since.
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
