import { useEffect, useState, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useAttempts } from '../Form/useAttempts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type } from '../theme/type.css.ts';
import * as css from './Dialog.css.ts';
import { useOpenDialog } from './openDialogs.ts';
import { scrim } from './scrim.css.ts';

export const waitingForResponse = 'Waiting for the response';

export type DialogProps = {
  isOpen: boolean;
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** Buttons, Cancel before the action. */
  footer?: ReactNode;
  /** Called by Esc, the backdrop and the close button. */
  onClose: () => void;
  /** 420, 480 or 640 px wide, or as wide as its content but at least 420 px. @default 'medium' */
  size?: keyof typeof css.size;
  /**
   * Whether Esc and the backdrop close the dialog. False while input would be lost. The close button always works.
   * @default true
   */
  isDismissable?: boolean;
  /** Nothing closes the dialog until the request has finished. */
  isPending?: boolean;
  /**
   * Turns body and footer into a form. Called on Enter in a field and by a `submit` button. Focus then moves to the
   * first field with an error.
   */
  onSubmit?: () => void;
  /** Id of the element with the question. Makes this an alert dialog. */
  messageId?: string;
};

/** Modal dialog for a question or a short form. Focus stays inside and returns to the trigger afterwards. */
export function Dialog(props: DialogProps) {
  const { isOpen, title, lead, onClose, size = 'medium', messageId } = props;
  const { isDismissable = true, isPending = false } = props;
  const isClosable = isDismissable && !isPending;
  useOpenDialog(isOpen, { onClose, isPending });
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onClose}
      isDismissable={isClosable}
      isKeyboardDismissDisabled={!isClosable}
      className={scrim}
    >
      <div className={css.place}>
        <Modal className={css.size[size]}>
          <AriaDialog
            className={css.dialog}
            {...(messageId && { role: 'alertdialog', 'aria-describedby': messageId })}
          >
            <RestoreFocus />
            <DialogHeader title={title} lead={lead} onClose={onClose} isLocked={isPending} />
            <DialogContent {...props} />
          </AriaDialog>
        </Modal>
      </div>
    </ModalOverlay>
  );
}

function DialogContent({ children, footer, onSubmit }: DialogProps) {
  const content = (
    <>
      <div className={css.body}>{children}</div>
      {footer && <div className={css.footer}>{footer}</div>}
    </>
  );
  return onSubmit ? <DialogForm onSubmit={onSubmit}>{content}</DialogForm> : content;
}

function DialogForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const attempts = useAttempts(onSubmit);
  return (
    <form noValidate {...attempts} className={css.form}>
      {children}
    </form>
  );
}

type DialogHeaderProps = {
  title: string;
  lead?: ReactNode;
  onClose: () => void;
  isLocked?: boolean;
  /** Quiet buttons before the close button, with a line below the header. */
  actions?: ReactNode;
};

export function DialogHeader({ title, lead, onClose, isLocked = false, actions }: DialogHeaderProps) {
  return (
    <div className={actions ? css.linedHeader : css.header}>
      <div className={css.words}>
        <Heading slot="title" className={`${css.title} ${type.dialogTitle}`}>
          {title}
        </Heading>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      <div className={css.headerActions}>
        {actions}
        <IconButton
          icon="close"
          label="Close"
          onPress={onClose}
          disabledReason={isLocked ? waitingForResponse : undefined}
        />
      </div>
    </div>
  );
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** Returns the element of the same kind and name that replaced `gone`. */
function successorOf(gone: Element): HTMLElement | undefined {
  const sameKind = [...document.querySelectorAll<HTMLElement>(gone.localName)];
  return sameKind.find((element) => nameOf(element) === nameOf(gone));
}

/**
 * Restores the focus where react-aria cannot: if the trigger was replaced while the overlay was open, as rows of a
 * polled list are, or did not have the focus yet when the overlay opened.
 */
export function RestoreFocus() {
  const [trigger] = useState(latestFocus);
  useEffect(
    () => () => {
      // react-aria restores in the next frame. Only then is it clear whether it could.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!trigger || document.activeElement !== document.body) return;
          const next = trigger.isConnected && trigger instanceof HTMLElement ? trigger : successorOf(trigger);
          (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
        }),
      );
    },
    [trigger],
  );
  return null;
}

let trail: readonly HTMLElement[] = [];

/** Enough for a control, the menu it opened, the entry in it, and one more. */
const maxTrail = 4;

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement) {
    // Elements no longer in the document are dropped, so that their page can be garbage collected.
    const others = trail.filter((element) => element !== target && element.isConnected);
    trail = [target, ...others].slice(0, maxTrail);
  }
});

/**
 * Returns the focused element, or the last one if the document has the focus. A menu that has just closed restores the
 * focus a frame later, too late for a dialog that its action opens.
 */
function latestFocus(): Element | null {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return activeElement;
  return trail.find((element) => element.isConnected) ?? null;
}
