import { useState } from 'react';

/** The former value as long as the next one is the same in all that counts, so that what hangs on it stays, too. */
export function useKept<T>(next: T, isSame: (one: T, other: T) => boolean): T {
  const [kept, setKept] = useState(next);
  if (kept === next || isSame(kept, next)) return kept;
  setKept(next);
  return next;
}

export function areSameNumbers(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
