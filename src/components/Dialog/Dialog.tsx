import { useEffect, useState, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useAttempts } from '../Form/useAttempts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type } from '../theme/type.css.ts';
import * as css from './Dialog.css.ts';
import { footer as footerClass } from './Dialog.css.ts';
import { scrim } from './scrim.css.ts';

/** Why a dialog cannot be left while its request is on its way. */
export const waitsForAnswer = 'Waiting for the answer';

export type DialogProps = {
  isOpen: boolean;
  title: string;
  /** One sentence below the title: what it is about. */
  lead?: ReactNode;
  children: ReactNode;
  /** Buttons, Cancel before the action. */
  footer?: ReactNode;
  /** Asked for with Esc, the backdrop or the close button. */
  onClose: () => void;
  /**
   * 420, 480 or 640 px wide, or as wide as its content, from 420 px on.
   * @default 'medium'
   */
  size?: keyof typeof css.size;
  /**
   * Whether Esc and the backdrop close: not while there is input to lose. The close button always does.
   * @default true
   */
  isDismissable?: boolean;
  /** A request is on its way: nothing closes the dialog until it is answered. */
  isPending?: boolean;
  /**
   * Makes body and footer one form: a `submit` button and Enter in a field call it. The focus then goes to the first
   * field with an error.
   */
  onSubmit?: () => void;
  /** The dialog interrupts with a question. The element with this id holds it. */
  questionId?: string;
};

/** A question or a short form over the page. Focus stays inside and goes back to the trigger afterwards. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    title,
    lead,
    onClose,
    size = 'medium',
    isDismissable = true,
    isPending = false,
    questionId,
  } = props;
  const closesAside = isDismissable && !isPending;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onClose}
      isDismissable={closesAside}
      isKeyboardDismissDisabled={!closesAside}
      className={scrim}
    >
      <div className={css.place}>
        <Modal className={css.size[size]}>
          <AriaDialog
            className={css.dialog}
            {...(questionId && { role: 'alertdialog', 'aria-describedby': questionId })}
          >
            <ReturnFocus />
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
      {footer && <DialogFooter>{footer}</DialogFooter>}
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
  /** One sentence below the title. */
  lead?: ReactNode;
  onClose: () => void;
  isLocked?: boolean;
  /** Quiet buttons before the one that closes; a line then parts them from what follows. */
  actions?: ReactNode;
};

/** The title names the dialog for assistive technology, too. Locked means that a request is on its way. */
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
          disabledReason={isLocked ? waitsForAnswer : undefined}
        />
      </div>
    </div>
  );
}

/** The last line of a dialog or drawer: buttons at the right, Cancel before the action. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={footerClass}>{children}</div>;
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** The element that now stands where `gone` stood: of the same kind and with the same name. */
function successorOf(gone: Element): HTMLElement | undefined {
  const sameKind = [...document.querySelectorAll<HTMLElement>(gone.localName)];
  return sameKind.find((element) => nameOf(element) === nameOf(gone));
}

/**
 * Rendered inside an overlay, brings focus back when react-aria cannot: when the trigger was drawn anew while the
 * overlay was open, as rows of a polled list are, or had not got the focus back yet when the overlay opened.
 */
export function ReturnFocus() {
  const [trigger] = useState(latestFocus);
  useEffect(
    () => () => {
      // react-aria restores in the next frame; only what it could not restore is ours.
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

/** The elements that had the focus lately, the latest first. */
let trail: readonly HTMLElement[] = [];

/** A control, the menu it opened, the entry in it, and one more. */
const longest = 4;

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement) {
    // What is no longer in the document is dropped: a page that is gone would be kept by it.
    const others = trail.filter((element) => element !== target && element.isConnected);
    trail = [target, ...others].slice(0, longest);
  }
});

/**
 * Where the focus is, or was last before it fell to the document: a menu that has just closed gives it back a frame
 * later, which is too late for a dialog that opens with the menu's action.
 */
function latestFocus(): Element | null {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return activeElement;
  return trail.find((element) => element.isConnected) ?? null;
}
