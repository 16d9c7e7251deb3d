import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ComponentType } from 'react';

const fetches: (() => Promise<unknown>)[] = [];

const waits = new Set<symbol>();
const watchers = new Set<() => void>();
const tellWatchers = () => watchers.forEach((tell) => tell());

/** Somebody waits for a part, until the answer is called. */
function beginWait(): () => void {
  const wait = Symbol();
  waits.add(wait);
  tellWatchers();
  return () => {
    if (waits.delete(wait)) tellWatchers();
  };
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** Whether something was opened that is not there yet. */
export function useWaiting(): boolean {
  return useSyncExternalStore(watch, () => waits.size > 0);
}

/** Stands in for a part that React waits for: it is waited for like any other. */
export function Awaited(): null {
  useEffect(() => beginWait(), []);
  return null;
}

type LateOptions<Props> = {
  /** Stands in its place until it is there. @default nothing */
  before?: ComponentType<Props>;
  /** Whether it is to take that place, which it then keeps. @default at once */
  isWanted?: (props: Props) => boolean;
  /** The file did not come: what was opened closes, so that it can be opened again. */
  onMissing?: (props: Props) => void;
  /** Nobody waits for it: a hint. */
  isHint?: boolean;
};

/**
 * A part that nobody sees before something is opened, in a file of its own. What is opened meanwhile shows once the file
 * is there; when it does not come, the next opening asks for it again.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { before: Before, isWanted = () => true, onMissing, isHint = false }: LateOptions<Props> = {},
): ComponentType<Props> {
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
    const wanted = isWanted(props);
    const [isDrawn, setIsDrawn] = useState(Part !== undefined && wanted);
    if (Part && wanted && !isDrawn) setIsDrawn(true);
    const arrive = useEffectEvent(() => {
      if (Part) setIsDrawn(true);
      else onMissing?.(props);
    });
    useEffect(() => {
      if (isDrawn || !wanted) return undefined;
      let isHere = true;
      const endWait = isHint ? undefined : beginWait();
      void fetch().then(() => {
        endWait?.();
        if (isHere) arrive();
      });
      return () => {
        isHere = false;
        endWait?.();
      };
    }, [isDrawn, wanted]);
    if (Part && isDrawn) return <Part {...props} />;
    return Before && <Before {...props} />;
  };
}

/** Everything that opens, ahead of its first opening: for a moment in which there is nothing else to do. */
export async function fetchLateParts(): Promise<void> {
  await Promise.all(fetches.map((fetch) => fetch()));
}
