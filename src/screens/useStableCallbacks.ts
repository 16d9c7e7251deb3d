import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { structuralShare, shareByKey } from '../domain/structuralSharing.ts';

/** Structurally shares `next` with the previous value, so that memoised children don’t render again. */
export function useStructuralSharing<T>(next: T, shareIn: (before: T, next: T) => T = structuralShare): T {
  const [kept, setKept] = useState(next);
  const shared = kept === next ? next : shareIn(kept, next);
  if (shared !== kept) setKept(shared);
  return shared;
}

export function useStructuralSharingById<List extends readonly { readonly id: string }[]>(next: List): List {
  return useStructuralSharing(next, sharedById);
}

function sharedById<List>(before: List, next: List): List {
  return shareByKey(['id'], before, next);
}

/** Returns stable callbacks that always call the latest actions, so that memoised children don’t render again. */
export function useStableCallbacks<Actions extends object>(actions: Actions): Actions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const names = Object.keys(actions).join(' ');
  return useMemo(() => {
    const act =
      (name: string) =>
      (...given: readonly unknown[]): unknown => {
        const action: unknown = Reflect.get(latest.current, name);
        return typeof action === 'function' ? Reflect.apply(action, undefined, given) : undefined;
      };
    return Object.fromEntries(names.split(' ').map((name) => [name, act(name)])) as Actions;
  }, [names]);
}
