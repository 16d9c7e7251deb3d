import type { ReactNode } from 'react';
import { NativeButton } from '../Button/NativeButton.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './Hint.css.ts';

export type HintProps = { text: string; children: ReactNode };

/** Text with an explanation on hover, focus and tap. */
export function Hint({ text, children }: HintProps) {
  return (
    <NativeButton tip={{ text, opensOnPress: true }} className={`${css.hint} ${focusRing}`}>
      {children}
    </NativeButton>
  );
}
