import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import * as dialog from '../Dialog/Dialog.css.ts';
import { DialogFooter, DialogHeader } from '../Dialog/Dialog.tsx';
import { ReturnFocus } from '../Dialog/ReturnFocus.ts';
import { scrim } from '../Dialog/scrim.css.ts';
import * as css from './Drawer.css.ts';

export type DrawerProps = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Buttons, Cancel before the action. */
  footer?: ReactNode;
  /** Beside the title: quiet buttons about all of it. */
  actions?: ReactNode;
  onClose: () => void;
  /** @default 'right' */
  side?: keyof typeof css.side;
};

/** A sheet as high as the window for one thing beside the page, 672 px wide; phones give it the whole screen. */
export function Drawer({ isOpen, title, children, footer, actions, onClose, side = 'right' }: DrawerProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onClose} isDismissable className={scrim}>
      <Modal className={css.side[side]}>
        <AriaDialog className={`${dialog.dialog} ${css.dialog}`}>
          <ReturnFocus />
          <DialogHeader title={title} onClose={onClose} actions={actions} />
          <div className={dialog.body}>{children}</div>
          {footer && <DialogFooter>{footer}</DialogFooter>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
