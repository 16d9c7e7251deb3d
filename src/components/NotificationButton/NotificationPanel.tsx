import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import * as css from './NotificationButton.css.ts';

type NotificationPanelProps = {
  isOpen: boolean;
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** What the bell opens. */
export function NotificationPanel({ isOpen, anchor, onClose, children }: NotificationPanelProps) {
  return (
    <Popover
      placement="bottom end"
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(opens) => !opens && onClose()}
      className={css.popover}
    >
      <Dialog aria-label="Notifications" className={css.dialog}>
        {children}
      </Dialog>
    </Popover>
  );
}
