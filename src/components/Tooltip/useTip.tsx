import { use, useContext, useEffect, useState, type ReactNode } from 'react';
import { ButtonContext, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { SingleKeys } from '../Shortcuts/useShortcut.ts';
import * as css from './Tooltip.css.ts';

export type TooltipProps = {
  text: string;
  /** A key that does the same, such as `E`; shown behind the text. */
  keyCap?: string | undefined;
  /** @default 'top' */
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** A press shows it too, as fingers cannot hover: for buttons that have nothing else to do. */
  opensOnPress?: boolean;
  /** Shown whatever pointer and focus do. */
  isPinned?: boolean;
  isDisabled?: boolean;
  /** A focusable react-aria control. Buttons of this library bring tooltips of their own. */
  children: ReactNode;
};

/** A hint on hover (after 400 ms) and focus. It never holds the only copy of something that must be known. */
export function Tooltip(props: TooltipProps) {
  const { text, placement = 'top', opensOnPress, isPinned = false, isDisabled = false, children } = props;
  const [isOpen, setOpen] = useState(false);
  const keyCap = use(SingleKeys) ? props.keyCap : undefined;
  const context = useContext(ButtonContext);
  useEffect(() => (isOpen ? onPointerDown(() => setOpen(false)) : undefined), [isOpen]);
  return (
    <TooltipTrigger
      delay={400}
      closeDelay={0}
      isDisabled={isDisabled}
      isOpen={!isDisabled && (isPinned || isOpen)}
      onOpenChange={setOpen}
    >
      <ButtonContext value={opensOnPress ? { onPress: () => setOpen(true) } : context}>
        {children}
      </ButtonContext>
      <AriaTooltip offset={6} placement={placement} className={css.tooltip}>
        {text}
        {keyCap && <kbd className={css.keyCap}>{keyCap}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

/** Wherever it goes down: a tap beside the trigger moves neither pointer nor focus away from it. */
function onPointerDown(close: () => void): () => void {
  document.addEventListener('pointerdown', close, true);
  return () => document.removeEventListener('pointerdown', close, true);
}
