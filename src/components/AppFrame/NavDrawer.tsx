import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { scrim } from '../Dialog/scrim.css.ts';
import { NavShapeContext } from '../SideNav/SideNavLink.tsx';
import * as css from './AppFrame.css.ts';

type NavDrawerProps = { isOpen: boolean; onClose: () => void; children: ReactNode };

export function NavDrawer({ isOpen, onClose, children }: NavDrawerProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onClose} isDismissable className={scrim}>
      <Modal className={css.drawer}>
        <Dialog aria-label="Navigation" className={css.content}>
          <NavShapeContext value="drawer">{children}</NavShapeContext>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
