import { useEffect, useState, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useAttempts } from '../Form/useAttempts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type } from '../theme/type.css.ts';
import * as css from './Dialog.css.ts';
import { scrim } from './scrim.css.ts';

export const waitsForAnswer = 'Waiting for the response';

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
  /** 420, 480 or 640 px wide, or as wide as its content, from 420 px on. @default 'medium' */
  size?: keyof typeof css.size;
  /**
   * Whether Esc and the backdrop close it: not while there is input to lose. The close button always does.
   * @default true
   */
  isDismissable?: boolean;
  /** Nothing closes the dialog until the request has finished. */
  isPending?: boolean;
  /**
   * Makes body and footer one form, which a `submit` button and Enter in a field submit. The focus then moves to the
   * first field with an error.
   */
  onSubmit?: () => void;
  /** Makes it an alert dialog that asks the question in the element with this id. */
  questionId?: string;
};

/** A question or a short form over the page. Focus stays inside and returns to the trigger afterwards. */
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
          disabledReason={isLocked ? waitsForAnswer : undefined}
        />
      </div>
    </div>
  );
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** The element that replaced `gone`: of the same kind and with the same name. */
function successorOf(gone: Element): HTMLElement | undefined {
  const sameKind = [...document.querySelectorAll<HTMLElement>(gone.localName)];
  return sameKind.find((element) => nameOf(element) === nameOf(gone));
}

/**
 * Restores the focus when react-aria cannot: when the trigger was rendered anew while the overlay was open, as rows of
 * a polled list are, or did not have the focus yet when the overlay opened.
 */
export function ReturnFocus() {
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

/** Elements that had the focus recently, latest first. */
let trail: readonly HTMLElement[] = [];

/** A control, the menu it opened, the entry in it, and one more. */
const longest = 4;

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement) {
    // Elements no longer in the document are dropped, so that their page can be garbage collected.
    const others = trail.filter((element) => element !== target && element.isConnected);
    trail = [target, ...others].slice(0, longest);
  }
});

/**
 * Where the focus is, or was before the document got it: a menu that has just closed restores the focus a frame later,
 * too late for a dialog that opens with its action.
 */
function latestFocus(): Element | null {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return activeElement;
  return trail.find((element) => element.isConnected) ?? null;
}
