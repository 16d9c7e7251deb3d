import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { lazyComponent } from '../Lazy/lazyComponent.ts';
import * as css from './NotificationButton.css.ts';

export type NotificationButtonProps = {
  /** Number of notifications since the list was last open. */
  unread: number;
  onOpen?: () => void;
  /** A `NotificationList`. */
  children: ReactNode;
};

export const NotificationPanel = lazyComponent(
  async () => (await import('./NotificationPanel.tsx')).NotificationPanel,
);

/** Bell of the top bar, with a dot for new notifications and their number in its accessible name. */
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
        <Suspense>
          <NotificationPanel isOpen={isOpen} onOpenChange={setOpen} anchor={anchor}>
            {children}
          </NotificationPanel>
        </Suspense>
      )}
    </>
  );
}
