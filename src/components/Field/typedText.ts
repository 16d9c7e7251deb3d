import { useReducer } from 'react';

/** `underway` are the texts given to `onChange` whose answer, the same text as the new value, has not come yet. */
export type TypedText = { text: string; given: string; underway: readonly string[] };

type Step = { readonly typed: string } | { readonly given: string };

/** The text after a new value was given: an answer to what was typed changes nothing, any other value replaces it. */
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
 * The text of a controlled input. An owner that answers late (a store, the address bar) would otherwise put the old
 * value back for a moment, and the browser would then move the caret to the end.
 *
 * A reducer, because React may work out the next state of `useState` from a drawing that it then throws away: with an
 * owner that answers in a transition, as the router does, what was typed meanwhile would be taken back.
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
