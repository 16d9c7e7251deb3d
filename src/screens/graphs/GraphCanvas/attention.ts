import { createContext } from 'react';

/** What of the canvas is looked at. It changes with every move of a pointer, so nodes do not get it as data. */
export type Attention = {
  /** Things that stay while the others fade; undefined: nothing fades. */
  readonly near: ReadonlySet<string> | undefined;
  /** The node that takes the focus as soon as it is there. */
  readonly focusWanted: string | undefined;
};

export const AttentionContext = createContext<Attention>({ near: undefined, focusWanted: undefined });
