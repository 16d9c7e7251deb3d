import { use, useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { useTooltipTriggerState } from 'react-stately';
import { SingleKeys } from '../Shortcuts/useShortcut.ts';
import type { Tip, TipWish } from './useTip.tsx';
import * as css from './TipBubble.css.ts';

type TipBubbleProps = {
  id: string;
  trigger: RefObject<Element | null>;
  tip: Tip;
  wish: TipWish | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** What `useTip` shows: the first one after a moment, the next ones at once while one goes from one to the next. */
export function TipBubble({ id, trigger, tip, wish, isOpen, onOpenChange }: TipBubbleProps) {
  const keyCap = use(SingleKeys) ? tip.keyCap : undefined;
  const state = useTooltipTriggerState({ delay: 400, closeDelay: 0, isOpen, onOpenChange });
  const follow = useEffectEvent((why: TipWish | undefined) => {
    if (why === undefined) state.close(true);
    else state.open(why !== 'hover');
  });
  useEffect(() => follow(wish), [wish]);

  const close = useEffectEvent(() => state.close(true));
  // From the moment it can be seen: a tap that comes at once would be missed, and nothing else takes it away.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It closes the hint alone, not the dialog around it.
      event.stopPropagation();
      close();
    };
    // Wherever it goes down: a tap beside the trigger moves neither pointer nor focus away from it.
    const onDown = () => close();
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onDown, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onDown, true);
    };
  }, [isOpen]);

  // By its id it describes its trigger.
  const place = { id, triggerRef: trigger };
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip {...place} offset={6} placement={tip.placement ?? 'top'} className={css.tooltip}>
        {tip.text}
        {keyCap && <kbd className={css.keyCap}>{keyCap}</kbd>}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
