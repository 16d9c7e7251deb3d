import { createContext, use, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useBeforeUnload, useBlocker, useLocation, type Location, type RouteObject } from 'react-router-dom';
import { LeaveQuestion } from '../../../screens/shared/LeaveQuestion/LeaveQuestion.tsx';
import { pageUnder } from '../../shell/currentRoute.ts';
import { useRouter } from '../../shell/history.ts';
import { startDraftStorage } from '../../stores/drafts/draftStorage.ts';
import { liveSession } from '../../stores/session.ts';

/** What `useForm` gives. */
type LeavableForm = { readonly isDirty: () => boolean; readonly discard: () => void };

type GuardedForm = {
  form: LeavableForm;
  /** Addresses: going there, or below one, is no leaving. */
  within?: readonly string[];
};

type LeaveGuardProps = GuardedForm & {
  /** What the form stands in. */
  children?: ReactNode;
  /** The form is on its way: until it is left or was refused, what was drawn then stays. */
  isSaving?: boolean;
};

/** Around what lies over a page: it is left with its own address, the page only with the page's. */
export const OverPage = createContext(false);

type Guard = {
  readonly asked: { readonly current: GuardedForm & { readonly isOverPage: boolean } };
  readonly speak: (isNewest: boolean) => void;
};

/** All that are mounted, of a page and of a dialog over it. The router asks but one: the newest speaks for all. */
const guards: Guard[] = [];

function appoint(): void {
  for (const guard of guards) guard.speak(guard === guards.at(-1));
}

/**
 * Asks before a page with unsaved input is left: by a link, by the browser's back, by closing the tab. What is typed there is
 * written down meanwhile, for a reload.
 */
export function LeaveGuard({ children, isSaving = false, ...guarded }: LeaveGuardProps) {
  const { isDirty } = guarded.form;
  const isOverPage = use(OverPage);
  const [isNewest, speak] = useState(true);
  const asked = useRef({ ...guarded, isOverPage });
  useLayoutEffect(() => {
    asked.current = { ...guarded, isOverPage };
  });
  useLayoutEffect(() => {
    const guard = { asked, speak };
    guards.push(guard);
    appoint();
    return () => {
      guards.splice(guards.indexOf(guard), 1);
      appoint();
    };
  }, []);

  useEffect(startDraftStorage, []);

  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault();
  });

  return (
    <>
      <Stay while={isSaving}>{children}</Stay>
      {isNewest && <Leaving />}
    </>
  );
}

function Leaving() {
  const { routes } = useRouter();
  const here = useLocation();
  // Whoever is sent to sign in again comes back to the form and its draft: that is no leaving.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      liveSession() !== undefined && formsLeft(routes, currentLocation, nextLocation).length > 0,
  );
  return (
    blocker.state === 'blocked' && (
      <LeaveQuestion
        onLeave={() => {
          for (const form of formsLeft(routes, here, blocker.location)) form.discard();
          blocker.proceed();
        }}
        onStay={() => blocker.reset()}
      />
    )
  );
}

/** The forms whose input would be lost on the way from one address to another. */
function formsLeft(routes: RouteObject[], from: Location, to: Location): readonly LeavableForm[] {
  return guards.flatMap(({ asked }) => {
    const { form, within = [], isOverPage } = asked.current;
    const isLeft = isOverPage
      ? from.pathname !== to.pathname
      : pageUnder(routes, from) !== pageUnder(routes, to);
    const isWithin = within.some((address) => isBelow(to.pathname, address));
    return isLeft && !isWithin && form.isDirty() ? [form] : [];
  });
}

function isBelow(pathname: string, address: string): boolean {
  return pathname === address || pathname.startsWith(`${address}/`);
}

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
