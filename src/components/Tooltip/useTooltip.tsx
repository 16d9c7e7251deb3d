import {
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { isFocusVisible } from 'react-aria/private/interactions/useFocusVisible';
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

type TipWish = 'hover' | 'focus' | 'press';

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
    bubble = <TipBubble {...{ id, trigger, tip, wish }} isOpen={isShown} onOpenChange={setOpen} />;
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

type TipBubbleProps = {
  id: string;
  trigger: RefObject<Element | null>;
  tip: TooltipOptions;
  wish: TipWish | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The first tooltip opens after a delay, the next ones at once while the pointer moves between triggers. */
function TipBubble({ id, trigger, tip, wish, isOpen, onOpenChange }: TipBubbleProps) {
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
