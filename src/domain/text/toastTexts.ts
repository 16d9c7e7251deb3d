/**
 * Texts stay verbatim, including “Succesfully” and “Node updated failed!”, because users and their scripts
 * rely on them.
 */
export type ToastTexts = {
  readonly pending: string;
  readonly success: string;
  /** Appends the server’s Message where the old console did. */
  readonly failure: (message: string) => string;
  /** The page shows and announces the failure as well. */
  readonly isFailureShown?: boolean;
};

export function toast(success: string, failure: ToastTexts['failure'], pending = 'pending'): ToastTexts {
  return { pending, success, failure };
}

/** For the reverse of a change, which would otherwise report the same success as the change. */
export function undoTexts(texts: ToastTexts): ToastTexts {
  return { ...texts, success: 'Change undone' };
}
