import { useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { late } from '../late/late.tsx';
import * as css from './NotificationButton.css.ts';

export type NotificationButtonProps = {
  /** How many came since the list was last open. */
  unread: number;
  onOpen?: () => void;
  /** A `NotificationList`. */
  children: ReactNode;
};

const NotificationPanel = late(async () => (await import('./NotificationPanel.tsx')).NotificationPanel, {
  isWanted: ({ isOpen }) => isOpen,
  onMissing: ({ onClose }) => onClose(),
});

/** The bell of the top bar. A dot says that there is something new, its name says how much. */
export function NotificationButton({ unread, onOpen, children }: NotificationButtonProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
    onOpen?.();
  };
  return (
    <>
      <span className={css.anchor}>
        <IconButton
          icon="bell"
          label={unread > 0 ? `Notifications, ${unread} new` : 'Notifications'}
          ref={anchor}
          onPress={open}
          opens={{ aria: { id, 'aria-haspopup': 'dialog', 'aria-expanded': isOpen } }}
        />
        {unread > 0 && <span className={css.dot} />}
      </span>
      {wasOpened && (
        <NotificationPanel isOpen={isOpen} anchor={anchor} onClose={() => setOpen(false)}>
          {children}
        </NotificationPanel>
      )}
    </>
  );
}
