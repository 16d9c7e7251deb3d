import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { lazyComponent } from '../Lazy/lazyComponent.ts';
import * as css from './NotificationButton.css.ts';

export type NotificationButtonProps = {
  /** Number of notifications since the list was last open. */
  unread: number;
  /** Something urgent, for example “2 boxes lost”. Part of the accessible name. Makes the dot red. */
  alert?: string | undefined;
  onOpen?: () => void;
  /** A `NotificationList`, and sections above it. */
  children: ReactNode;
};

export const NotificationPanel = lazyComponent(
  async () => (await import('./NotificationPanel.tsx')).NotificationPanel,
);

/** Bell of the top bar. Its dot shows that something is new, and its accessible name what. */
export function NotificationButton({ unread, alert, onOpen, children }: NotificationButtonProps) {
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
          label={['Notifications', unread > 0 && `${unread} new`, alert].filter(Boolean).join(', ')}
          ref={anchor}
          onPress={open}
          opens={{ aria: { id, 'aria-haspopup': 'dialog', 'aria-expanded': isOpen } }}
        />
        {(unread > 0 || alert !== undefined) && (
          <span className={css.dot[alert === undefined ? 'warning' : 'error']} />
        )}
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
