import { createContext, use, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useBeforeUnload, useLocation } from 'react-router-dom';
import { useRouter } from '../../stores/history.ts';
import { guards, type GuardedForm } from '../../shell/LeaveQuestion.tsx';
import { startDraftStorage } from '../../stores/drafts/draftStorage.ts';

type LeaveGuardProps = GuardedForm & {
  children?: ReactNode;
  isSaving?: boolean;
};

/** True in a dialog with its own address, which closes when that address changes. */
export const IsDialogContext = createContext(false);

/**
 * Registers a form for `LeaveQuestion`, which asks before unsaved input is lost. While mounted, it also stores drafts so
 * that they survive a reload.
 */
export function LeaveGuard({ children, isSaving = false, ...guarded }: LeaveGuardProps) {
  const { isDirty } = guarded.form;
  const isOverPage = use(IsDialogContext);
  const latest = useRef({ ...guarded, isOverPage });
  useLayoutEffect(() => {
    latest.current = { ...guarded, isOverPage };
  });
  useLayoutEffect(() => {
    guards.add(latest);
    return () => void guards.delete(latest);
  }, []);

  useEffect(startDraftStorage, []);

  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault();
  });

  return <FreezeWhile while={isSaving}>{children}</FreezeWhile>;
}

type Departure = {
  readonly isUnderway: boolean;
  /** Leaves if `change` succeeded and the user is still on the page. */
  readonly after: (change: () => Promise<boolean>) => Promise<void>;
};

export function useLeaveAfter(leave: () => void): Departure {
  const router = useRouter();
  const { pathname } = useLocation();
  const [isUnderway, setIsUnderway] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return {
    isUnderway,
    after: async (change) => {
      setIsUnderway(true);
      const isMade = await change();
      if (!isMade) setIsUnderway(false);
      // The page of an address that is being left stays open until the next one has loaded.
      else if (isOpen.current && router.state.location.pathname === pathname) leave();
    },
  };
}

/**
 * Keeps rendering the children from when `while` became true. After a delete, the stores change before the next page
 * renders, and a page without its record would look like a failure.
 */
export function FreezeWhile({ while: isHeld, children }: { while: boolean; children: ReactNode }) {
  const [held, setHeld] = useState<{ readonly children: ReactNode }>();
  if (isHeld && !held) setHeld({ children });
  if (!isHeld && held) setHeld(undefined);
  return isHeld && held ? held.children : children;
}
