import { createElement, lazy, useState, type ComponentType } from 'react';

/** A component in its own chunk, which `preload` loads before the first render. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  readonly preload: () => Promise<unknown>;
};

/**
 * Like React's `lazy`, except that a preloaded component renders at once, where React would show the fallback for at
 * least 300 ms. A chunk that fails to load throws `ChunkLoadError`, for which the page offers a reload.
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
      throw new ChunkLoadError('Part of the console couldn’t be loaded', { cause });
    }),
  );
  function LazyOrLoaded(props: Props) {
    const [Component] = useState(() => loaded ?? Lazy);
    return createElement(Component, props);
  }
  return Object.assign(LazyOrLoaded, { preload });
}

/** Like `lazyComponent`, but renders nothing if its chunk fails to load. */
export function optionalComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  return lazyComponent(() => load().catch(() => () => null));
}

/** Thrown if a chunk fails to load, either offline or because a newer version has replaced it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}
