import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import * as css from './NotificationButton.css.ts';

type NotificationPanelProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  anchor: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
};

export function NotificationPanel({ isOpen, onOpenChange, anchor, children }: NotificationPanelProps) {
  return (
    <Popover
      placement="bottom end"
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={css.popover}
    >
      <Dialog aria-label="Notifications" className={css.dialog}>
        {children}
      </Dialog>
    </Popover>
  );
}
