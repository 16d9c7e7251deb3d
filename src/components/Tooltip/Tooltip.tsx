import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { type } from '../theme/type.css.ts';
import * as css from './Tooltip.css.ts';

type Placement = 'top' | 'bottom' | 'left' | 'right';

export type TooltipProps = {
  text: string;
  /** @default 'top' */
  placement?: Placement;
  /** A focusable react-aria control. */
  children: ReactNode;
};

/** A hint on hover (after 400 ms) and focus. It never holds the only copy of something that must be known. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={0}>
      {children}
      <AriaTooltip offset={6} placement={placement} className={`${css.tooltip} ${type.hint}`}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
