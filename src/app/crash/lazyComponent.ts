import { lazy, type ComponentType } from 'react';

/**
 * A component that is loaded when it is first drawn. Where its file does not come, `otherwise` is drawn; without one the
 * page says so and offers to load the console again, which alone brings the file: React and the browser both remember
 * the failure.
 */
export function lazyComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props>,
): ComponentType<Props> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (otherwise) return { default: otherwise };
      throw new FileMissing('A part of the console could not be loaded', { cause: error });
    }
  });
}

/** A part of the console could not be loaded: no connection, or a newer console was deployed and the file is gone. */
export class FileMissing extends Error {
  override name = 'FileMissing';
}
