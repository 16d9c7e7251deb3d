import { useLayoutEffect, useMemo, useRef } from 'react';

/**
 * The same actions in every render, which do what the latest ones do: so that what is given them is not drawn again when
 * the page around it is.
 */
export function useSteady<Actions extends object>(actions: Actions): Actions {
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
