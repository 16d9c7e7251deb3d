import { createContext, use, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useBeforeUnload, useBlocker, useLocation, type Location, type RouteObject } from 'react-router-dom';
import { LeaveConfirm } from '../../../screens/shared/LeaveConfirm/LeaveConfirm.tsx';
import { pageUnder } from '../../shell/currentRoute.ts';
import { useRouter } from '../../shell/history.ts';
import { startDraftStorage } from '../../stores/drafts/draftStorage.ts';
import { liveSession } from '../../stores/session.ts';

type LeavableForm = { readonly isDirty: () => boolean; readonly discard: () => void };

type GuardedForm = {
  form: LeavableForm;
  /** Navigating to or below these addresses keeps the form. */
  within?: readonly string[];
};

type LeaveGuardProps = GuardedForm & {
  children?: ReactNode;
  isSaving?: boolean;
};

/** True in a dialog with its own address, which closes when that address changes. */
export const IsDialogContext = createContext(false);

type Guard = {
  readonly latest: { readonly current: GuardedForm & { readonly isOverPage: boolean } };
  readonly setIsNewest: (isNewest: boolean) => void;
};

/** Forms of the page and of the dialog over it. The router allows only one blocker, so the newest guard asks for all. */
const guards: Guard[] = [];

function markNewest(): void {
  for (const guard of guards) guard.setIsNewest(guard === guards.at(-1));
}

/** Asks for confirmation before unsaved input is lost. While mounted, it also stores drafts so that they survive a reload. */
export function LeaveGuard({ children, isSaving = false, ...guarded }: LeaveGuardProps) {
  const { isDirty } = guarded.form;
  const isOverPage = use(IsDialogContext);
  const [isNewest, setIsNewest] = useState(true);
  const latest = useRef({ ...guarded, isOverPage });
  useLayoutEffect(() => {
    latest.current = { ...guarded, isOverPage };
  });
  useLayoutEffect(() => {
    const guard = { latest, setIsNewest };
    guards.push(guard);
    markNewest();
    return () => {
      guards.splice(guards.indexOf(guard), 1);
      markNewest();
    };
  }, []);

  useEffect(startDraftStorage, []);

  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault();
  });

  return (
    <>
      <FreezeWhile while={isSaving}>{children}</FreezeWhile>
      {isNewest && <Leaving />}
    </>
  );
}

function Leaving() {
  const { routes } = useRouter();
  const here = useLocation();
  // After an expired session the user returns to the form and its draft.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      liveSession() !== undefined && formsLeft(routes, currentLocation, nextLocation).length > 0,
  );
  return (
    blocker.state === 'blocked' && (
      <LeaveConfirm
        onLeave={() => {
          for (const form of formsLeft(routes, here, blocker.location)) form.discard();
          blocker.proceed();
        }}
        onStay={() => blocker.reset()}
      />
    )
  );
}

function formsLeft(routes: RouteObject[], from: Location, to: Location): readonly LeavableForm[] {
  return guards.flatMap(({ latest }) => {
    const { form, within = [], isOverPage } = latest.current;
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

type Departure = {
  readonly isUnderway: boolean;
  /** Leaves if `change` succeeded and the user is still on the page. */
  readonly after: (change: () => Promise<boolean>) => Promise<void>;
};

export function useLeaveAfter(leave: () => void): Departure {
  const router = useRouter();
  const { pathname } = useLocation();
  const [isUnderway, setIsUnderway] = useState(false);

  return {
    isUnderway,
    after: async (change) => {
      setIsUnderway(true);
      const isMade = await change();
      if (!isMade) setIsUnderway(false);
      else if (router.state.location.pathname === pathname) leave();
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
