import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import * as dialog from '../Dialog/Dialog.css.ts';
import { DialogHeader, RestoreFocus } from '../Dialog/Dialog.tsx';
import { clearScrim, scrim } from '../Dialog/scrim.css.ts';
import * as css from './Drawer.css.ts';

export type DrawerProps = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Quiet buttons beside the title. */
  actions?: ReactNode;
  onClose: () => void;
  /** Does not dim the page. */
  isClear?: boolean;
};

/** Panel at the side of the window, 672 px wide. Fills the screen on phones. */
export function Drawer(props: DrawerProps) {
  const { isOpen, title, children, actions, onClose, isClear = false } = props;
  const className = isClear ? clearScrim : scrim;
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onClose} isDismissable className={className}>
      <Modal className={css.sheet}>
        <AriaDialog className={`${dialog.dialog} ${css.dialog}`}>
          <RestoreFocus />
          <DialogHeader title={title} onClose={onClose} actions={actions} />
          <div className={dialog.body}>{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
