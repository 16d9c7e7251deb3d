import type { ReactNode } from 'react';
import { NativeButton } from '../Button/NativeButton.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './InlineTooltip.css.ts';

export type InlineTooltipProps = { text: string; children: ReactNode };

/** Text with an explanation on hover, focus and tap. */
export function InlineTooltip({ text, children }: InlineTooltipProps) {
  return (
    <NativeButton tip={{ text, opensOnClick: true }} className={`${css.hint} ${focusRing}`}>
      {children}
    </NativeButton>
  );
}
