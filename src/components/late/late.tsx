import { useEffect, useState, type ComponentType } from 'react';

const fetches: (() => Promise<unknown>)[] = [];

/**
 * A part that nobody sees before something is opened, in a file of its own. What is opened meanwhile shows once the file
 * is there; when it does not come, the next opening asks for it again.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  let underway: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      Part = await load();
    } catch {
      underway = undefined;
    }
  }
  const fetch = () => (underway ??= read());
  fetches.push(fetch);

  return function Late(props: Props) {
    const [isThere, setIsThere] = useState(Part !== undefined);
    useEffect(() => {
      if (isThere) return undefined;
      let isWanted = true;
      void fetch().then(() => isWanted && setIsThere(Part !== undefined));
      return () => {
        isWanted = false;
      };
    }, [isThere]);
    return Part && <Part {...props} />;
  };
}

/** Everything that opens, ahead of its first opening: for a moment in which there is nothing else to do. */
export async function fetchLateParts(): Promise<void> {
  await Promise.all(fetches.map((fetch) => fetch()));
}
