import { useId, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { isFocusVisible } from 'react-aria/private/interactions/useFocusVisible';
import { late } from '../late/late.tsx';

export type Tip = {
  text: string;
  /** A key that does the same, such as `E`; shown behind the text. */
  keyCap?: string | undefined;
  /** @default 'top' */
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** A press shows it too, as fingers cannot hover: for buttons that have nothing else to do. */
  opensOnPress?: boolean | undefined;
  /** Shown whatever pointer and focus do. */
  isPinned?: boolean | undefined;
};

/** Why it is wanted. */
export type TipWish = 'hover' | 'focus' | 'press';

const TipBubble = late(async () => (await import('./TipBubble.tsx')).TipBubble, {
  isWanted: ({ wish, tip }) => wish !== undefined || tip.isPinned === true,
  isHint: true,
});

/**
 * A hint on hover (after 400 ms) and focus. It never holds the only copy of something that must be known. Nothing of it is
 * made before it is wanted, since a table has hundreds of them.
 */
export function useTip(tip: Tip | undefined) {
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
    /** A press that has nothing else to do. */
    press: (target: Element) => tip?.opensOnPress && want(target, 'press'),
    trigger,
    tipProps: tip && {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
        // What comes under a resting pointer, because the page was scrolled by keys, is not pointed at.
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
