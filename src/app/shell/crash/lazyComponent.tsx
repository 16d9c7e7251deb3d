import { lazy, useState, type ComponentType } from 'react';

/** Loads a component from its file. */
export type Load<Props extends object = object> = {
  (): Promise<ComponentType<Props>>;
  /** What it brought. */
  arrived?: ComponentType<Props>;
};

/** Loads ahead, so that it is drawn at once: React keeps what stands in for a late component for 300 ms or longer. */
export async function fetchComponent<Props extends object>(load: Load<Props>): Promise<ComponentType<Props>> {
  load.arrived = await load();
  return load.arrived;
}

/**
 * A component that is loaded when it is first drawn. Where its file does not come, `otherwise` is drawn; without one the
 * page says so and offers to load the console again, which alone brings the file: React remembers the failure.
 */
export function lazyComponent<Props extends object = object>(
  load: Load<Props>,
  otherwise?: ComponentType<Props>,
): ComponentType<Props> {
  const Late = lazy(async () => {
    try {
      return { default: await fetchComponent(load) };
    } catch (error) {
      if (otherwise) return { default: otherwise };
      throw new FileMissing('A part of the console could not be loaded', { cause: error });
    }
  });
  return function Part(props: Props) {
    const [Drawn] = useState(() => load.arrived ?? Late);
    return <Drawn {...props} />;
  };
}

/** A part of the console could not be loaded: no connection, or a newer console was deployed and the file is gone. */
export class FileMissing extends Error {
  override name = 'FileMissing';
}
