import { useEffect, useRef, useState } from 'react';
import { copyText } from './clipboard.ts';

/** How long "Copied" stands, in milliseconds. */
const saidFor = 2000;

export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies on demand and says for two seconds what came of it. */
export function useCopy(value: string): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = () => {
    void copyText(value).then((worked) => {
      setState(worked ? 'copied' : 'failed');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setState('idle'), saidFor);
    });
  };
  return { state, copy };
}
