/**
 * What a toast says while a request runs and how it ends (§8). All texts are kept letter for letter, "Succesfully" and
 * "Node updated failed!" included: people and their scripts know them so.
 */
export type ToastTexts = {
  readonly pending: string;
  readonly success: string;
  /** With the server's Message, where the catalogue appends it; nothing is appended to an empty one. */
  readonly failure: (message: string) => string;
};
