import { createElement, lazy, useState, type ComponentType } from 'react';

/** A component in a file of its own, which `preload` loads ahead of the first render. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  readonly preload: () => Promise<unknown>;
};

/**
 * React's `lazy`, but a preloaded component renders at once, where React would show the fallback for at least 300 ms,
 * and a file that fails to load throws `FileMissing`, for which the page offers a reload.
 */
export function lazyComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(() =>
    preload().catch((cause: unknown) => {
      throw new FileMissing('Part of the console couldn’t be loaded', { cause });
    }),
  );
  function LazyOrLoaded(props: Props) {
    const [Component] = useState(() => loaded ?? Lazy);
    return createElement(Component, props);
  }
  return Object.assign(LazyOrLoaded, { preload });
}

/** A part of the console could not be loaded: no connection, or a newer console was deployed and the file is gone. */
export class FileMissing extends Error {
  override name = 'FileMissing';
}
