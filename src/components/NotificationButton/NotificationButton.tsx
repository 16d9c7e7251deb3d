import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './NotificationButton.css.ts';

export type NotificationButtonProps = {
  /** How many came since the list was last open. */
  unread: number;
  onOpen?: () => void;
  /** A `NotificationList`. */
  children: ReactNode;
};

/** The bell of the top bar. A dot says that there is something new, its name says how much. */
export function NotificationButton({ unread, onOpen, children }: NotificationButtonProps) {
  return (
    <DialogTrigger onOpenChange={(isOpen) => isOpen && onOpen?.()}>
      <span className={css.anchor}>
        <IconButton icon="bell" label={unread > 0 ? `Notifications, ${unread} new` : 'Notifications'} />
        {unread > 0 && <span className={css.dot} />}
      </span>
      <Popover placement="bottom end" className={css.popover}>
        <Dialog aria-label="Notifications" className={css.dialog}>
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
