import { lazy, type ComponentType } from 'react';
import { FileMissing } from './FileMissing.ts';

/** A component that is loaded when it is first drawn. Where its file does not come, that is told apart from a crash. */
export function lazyComponent(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      throw new FileMissing('A part of the console could not be loaded', { cause: error });
    }
  });
}
