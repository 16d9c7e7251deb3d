import { use, useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { useTooltipTriggerState } from 'react-stately';
import { SingleKeys } from '../Shortcuts/useShortcut.ts';
import * as css from './Tooltip.css.ts';

export type TooltipOptions = {
  text: string;
  /** Shortcut key, shown behind the text. */
  keyCap?: string | undefined;
  /** @default 'top' */
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** Also opens on click, since touch has no hover. For buttons without another action. */
  opensOnClick?: boolean | undefined;
  /** Shown regardless of pointer and focus. */
  isPinned?: boolean | undefined;
};

export type TipWish = 'hover' | 'focus' | 'press';

export type TipBubbleProps = {
  id: string;
  trigger: RefObject<Element | null>;
  tip: TooltipOptions;
  wish: TipWish | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The first tooltip opens after a delay, the next ones at once while the pointer moves between triggers. */
export function TipBubble({ id, trigger, tip, wish, isOpen, onOpenChange }: TipBubbleProps) {
  const keyCap = use(SingleKeys) ? tip.keyCap : undefined;
  const state = useTooltipTriggerState({ delay: 400, closeDelay: 0, isOpen, onOpenChange });
  const follow = useEffectEvent((why: TipWish | undefined) => {
    if (why === undefined) state.close(true);
    else state.open(why !== 'hover');
  });
  useEffect(() => follow(wish), [wish]);

  const close = useEffectEvent(() => state.close(true));
  // A layout effect, so that a tap right after it appears is not missed.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Closes the tooltip alone, not the dialog around it.
      event.stopPropagation();
      close();
    };
    // On the whole document, because a tap beside the trigger causes neither pointer leave nor blur.
    const onDown = () => close();
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onDown, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onDown, true);
    };
  }, [isOpen]);

  // Its id describes the trigger.
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
