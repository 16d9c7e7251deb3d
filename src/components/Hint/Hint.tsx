import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { focusRing } from '../theme/focusRing.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as css from './Hint.css.ts';

export type HintProps = { text: string; children: ReactNode };

/** A text with more to say on hover, focus and tap. Focusable, so that it can be had without a mouse. */
export function Hint({ text, children }: HintProps) {
  return (
    <Tooltip text={text} opensOnPress>
      <Button className={`${css.hint} ${focusRing}`}>{children}</Button>
    </Tooltip>
  );
}
