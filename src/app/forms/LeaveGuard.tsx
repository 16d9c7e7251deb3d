import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveQuestion } from '../../screens/shared/LeaveQuestion/LeaveQuestion.tsx';
import { startDraftStorage } from '../stores/drafts/draftStorage.ts';
import { liveSession } from '../stores/session.ts';

/** What `useForm` gives. */
type LeavableForm = { readonly isDirty: () => boolean; readonly discard: () => void };

type LeaveGuardProps = {
  form: LeavableForm;
  /** Addresses: going there, or below one, is no leaving. */
  within?: readonly string[];
};

/**
 * Asks before a page with unsaved input is left: by a link, by the browser's back, by closing the tab. What is typed there is
 * written down meanwhile, for a reload.
 */
export function LeaveGuard({ form, within = [] }: LeaveGuardProps) {
  const { isDirty } = form;
  // Whoever is sent to sign in again comes back to the form and its draft: that is no leaving.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !within.some((address) => isBelow(nextLocation.pathname, address)) &&
      liveSession() !== undefined &&
      isDirty(),
  );

  useEffect(startDraftStorage, []);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    blocker.state === 'blocked' && (
      <LeaveQuestion
        onLeave={() => {
          form.discard();
          blocker.proceed();
        }}
        onStay={() => blocker.reset()}
      />
    )
  );
}

function isBelow(pathname: string, address: string): boolean {
  return pathname === address || pathname.startsWith(`${address}/`);
}
