import { useEffect, useRef, useState, type ReactNode } from 'react';

/** A change after which its page is left. */
type Departure = {
  /** From the press until the page is gone, or the change has failed. */
  readonly isUnderway: boolean;
  /** Leaves once `change` says that it was made. Whoever has gone elsewhere meanwhile stays there. */
  readonly after: (change: () => Promise<boolean>) => Promise<void>;
};

export function useDeparture(leave: () => void): Departure {
  const [isUnderway, setIsUnderway] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return {
    isUnderway,
    after: async (change) => {
      setIsUnderway(true);
      const isMade = await change();
      if (!isMade) setIsUnderway(false);
      else if (isHere.current) leave();
    },
  };
}

/**
 * Keeps what was drawn when `while` began. After a change was made, the stores tell of it before the next page is drawn:
 * the form is empty, the record gone, and nobody is to take that for a failure.
 */
export function Stay({ while: isHeld, children }: { while: boolean; children: ReactNode }) {
  const [held, setHeld] = useState<{ readonly children: ReactNode }>();
  if (isHeld && !held) setHeld({ children });
  if (!isHeld && held) setHeld(undefined);
  return isHeld && held ? held.children : children;
}
