import { Suspense, useId, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { isFocusVisible } from 'react-aria/private/interactions/useFocusVisible';
import { optionalComponent } from '../Lazy/lazyComponent.ts';
import type { TipBubbleProps, TipWish, TooltipOptions } from './TipBubble.tsx';

/** Positioning is 13 kB, which pages don’t need before the first tooltip opens. */
export const TipBubble = optionalComponent<TipBubbleProps>(
  async () => (await import('./TipBubble.tsx')).TipBubble,
);

/**
 * Tooltip on hover (after 400 ms) and focus. Never the only place for important information. First rendered when it
 * opens, because a table has hundreds of them.
 */
export function useTooltip(tip: TooltipOptions | undefined) {
  const id = useId();
  const trigger = useRef<Element>(null);
  const [wish, setWish] = useState<TipWish>();
  const [isOpen, setOpen] = useState(false);
  const [wasWanted, setWanted] = useState(false);
  const isPinned = tip?.isPinned === true;

  const want = (target: Element, why: TipWish) => {
    trigger.current = target;
    setWish(why);
    setWanted(true);
  };
  const drop = () => setWish(undefined);
  const isShown = tip !== undefined && (isPinned || isOpen);

  let bubble: ReactNode;
  if (tip && (wasWanted || isPinned)) {
    bubble = (
      <Suspense>
        <TipBubble {...{ id, trigger, tip, wish }} isOpen={isShown} onOpenChange={setOpen} />
      </Suspense>
    );
  }
  return {
    bubble,
    /** For `aria-describedby`. */
    tipId: isShown ? id : undefined,
    /** Opens the tooltip on click, if `opensOnClick`. */
    press: (target: Element) => tip?.opensOnClick && want(target, 'press'),
    trigger,
    tipProps: tip && {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
        // An element that scrolled under a resting pointer is not hovered.
        if (pointerType !== 'touch' && !isFocusVisible()) want(currentTarget, 'hover');
      },
      onPointerLeave: drop,
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (isFocusVisible()) want(currentTarget, 'focus');
      },
      onBlur: drop,
      onPointerDown: drop,
      onKeyDown: drop,
    },
  };
}
