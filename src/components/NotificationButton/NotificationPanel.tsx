import { use, type ReactNode, type RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { NavigateContext } from '../Link/Link.tsx';
import * as css from './NotificationButton.css.ts';

type NotificationPanelProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  anchor: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
};

/** Closes when one of its links is followed. */
export function NotificationPanel({ isOpen, onOpenChange, anchor, children }: NotificationPanelProps) {
  const navigate = use(NavigateContext);
  const leave =
    navigate &&
    ((href: string) => {
      onOpenChange(false);
      navigate(href);
    });
  return (
    <Popover
      placement="bottom end"
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={css.popover}
    >
      <Dialog aria-label="Notifications" className={css.dialog}>
        <NavigateContext value={leave}>{children}</NavigateContext>
      </Dialog>
    </Popover>
  );
}
