import { Suspense, use, useLayoutEffect, useState, type RefObject } from 'react';
import { useBlocker, useLocation, type Location, type RouteObject } from 'react-router-dom';
import { OpenDialogs, type OpenDialog } from '../../components/Dialog/openDialogs.ts';
import { lazyComponent } from '../../components/Lazy/lazyComponent.ts';
import { paths } from '../../domain/paths.ts';
import { isActive } from '../../domain/run/run.ts';
import type { LeaveConfirmProps } from '../../screens/frame/LeaveConfirm/LeaveConfirm.tsx';
import { ruleTrials } from '../stores/ruleTrials.ts';
import { runStore } from '../stores/run.ts';
import { liveSession } from '../stores/session.ts';
import { pageUnder } from './currentRoute.ts';
import { locationWithinBase, ownBack, useRouter } from '../stores/history.ts';

type LeavableForm = { readonly isDirty: () => boolean; readonly discard: () => void };

export type GuardedForm = {
  form: LeavableForm;
  /** Navigating to or below these addresses keeps the form. */
  within?: readonly string[];
};

/** Forms of the page and of the dialog over it. */
export const guards = new Set<{ readonly current: GuardedForm & { readonly isOverPage: boolean } }>();

export const LeaveConfirm = lazyComponent<LeaveConfirmProps>(
  async () => (await import('../../screens/frame/LeaveConfirm/LeaveConfirm.tsx')).LeaveConfirm,
);

/**
 * Asks before unsaved input is lost, or a logout stops a run or keeps rules on trial. Back only closes a dialog that isn’t
 * part of the address. The router allows only one blocker.
 */
export function LeaveQuestion() {
  const { routes } = useRouter();
  const here = useLocation();
  const open = use(OpenDialogs);
  const [refused, setRefused] = useState<Location>();
  // After an expired session the user returns to the form and its draft.
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isUsersBack = historyAction === 'POP' && !ownBack.isUnderway;
    ownBack.isUnderway = false;
    if (liveSession() === undefined) return false;
    // A dialog that a query opened closes with its address.
    const isInQuery = currentLocation.pathname === nextLocation.pathname;
    const dialog = isUsersBack && !isInQuery ? dialogOver(routes, currentLocation, open) : undefined;
    setRefused(dialog && nextLocation);
    if (dialog) {
      dialog.onClose();
      return true;
    }
    return (
      runStoppedBy(nextLocation) !== undefined ||
      trialsDroppedBy(nextLocation).length > 0 ||
      formsLeft(routes, currentLocation, nextLocation).length > 0
    );
  });
  const isRefused = blocker.state === 'blocked' && blocker.location.key === refused?.key;
  const to = blocker.location && locationWithinBase(blocker.location);
  useLayoutEffect(() => {
    if (isRefused) blocker.reset();
  }, [isRefused, blocker]);
  return (
    <Suspense>
      {to && blocker.state === 'blocked' && !isRefused && (
        <LeaveConfirm
          run={runStoppedBy(to)}
          trials={trialsDroppedBy(to)}
          onLeave={() => {
            for (const form of formsLeft(routes, here, to)) form.discard();
            blocker.proceed();
          }}
          onStay={() => blocker.reset()}
        />
      )}
    </Suspense>
  );
}

/** Returns the topmost dialog, unless it is the one that the address opened. */
function dialogOver(
  routes: RouteObject[],
  here: Location,
  open: ReadonlySet<RefObject<OpenDialog>>,
): OpenDialog | undefined {
  const isAddressed = pageUnder(routes, here) !== here.pathname;
  const top = [...open].slice(isAddressed ? 1 : 0).at(-1)?.current;
  return top?.isPending ? undefined : top;
}

/** Returns the title of the run. */
function runStoppedBy({ pathname }: Location): string | undefined {
  const { run } = runStore;
  return run && isActive(run) && pathname === paths.login() ? run.title : undefined;
}

/** Returns the networks. Logging out ends trials, because the next user could otherwise change them. */
function trialsDroppedBy({ pathname }: Location): readonly string[] {
  if (pathname !== paths.login()) return [];
  return ruleTrials.trials.filter(({ end }) => !end).map(({ netid }) => netid);
}

function formsLeft(routes: RouteObject[], from: Location, to: Location): readonly LeavableForm[] {
  return [...guards].flatMap(({ current: { form, within = [], isOverPage } }) => {
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
