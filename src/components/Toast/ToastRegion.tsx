import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useToast, useToastRegion } from 'react-aria/useToast';
import { createPortal } from 'react-dom';
import { announce } from '../Announcer/announce.ts';
import { CopyButton, useCopy } from '../CopyButton/CopyButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { emphasis } from '../Link/Link.css.ts';
import { Link } from '../Link/Link.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { type } from '../theme/type.css.ts';
import * as css from './Toast.css.ts';
import { ToastGlyph } from './ToastGlyph.tsx';
import { toastLifetime, toastQueue, undoNote, type Toast, type ToastQueue } from './toastQueue.ts';
import { useToastOffset } from './useToastOffset.ts';

export type ToastRegionProps = {
  /** @default the queue of the application */
  queue?: ToastQueue;
};

/**
 * Region with the toasts, at the bottom right above everything, see `toastsAtLeft` for the exceptions. Their countdown stops
 * while they are hovered or focused. F6 moves the focus there.
 */
export function ToastRegion({ queue = toastQueue }: ToastRegionProps) {
  const { toasts, latest, isPaused } = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const state = useMemo(() => ariaState(queue, toasts), [queue, toasts]);
  const ref = useRef<HTMLDivElement>(null);
  // react-aria adds the region to the landmarks of F6 when its name changes, so the name includes the count.
  const name = toasts.length === 1 ? '1 notification' : `${toasts.length} notifications`;
  const { regionProps } = useToastRegion({ 'aria-label': name }, state, ref);
  useToastOffset(ref, toasts.length > 0);
  useSpokenToast(latest);
  return (
    toasts.length > 0 &&
    createPortal(
      <div {...regionProps} ref={ref} className={css.region}>
        <ol className={css.list}>
          {toasts.map((toast) => (
            <li key={toast.id} className={css.list}>
              <ToastMessage toast={toast} state={state} isPaused={isPaused} />
            </li>
          ))}
        </ol>
      </div>,
      document.body,
    )
  );
}

/**
 * Adapts our queue for react-aria, which provides the landmark, focus handling and layering. Its own queue can neither
 * change a toast in place nor take a clock.
 */
function ariaState(queue: ToastQueue, toasts: readonly Toast[]) {
  return {
    visibleToasts: toasts.map((content) => ({ key: content.id, content })),
    add: queue.show,
    close: queue.close,
    pauseAll: queue.pause,
    resumeAll: queue.resume,
    undo: queue.undo,
  };
}

function useSpokenToast(toast: Toast | undefined): void {
  useEffect(() => {
    if (toast) announce(toast.isSilent ? '' : spokenText(toast), toast.id);
  }, [toast]);
}

/** Outcomes only need their text. While a change is pending, the text is often only "pending". */
function spokenText(toast: Toast): string {
  const { kind, text } = toast;
  const detail = detailOf(toast);
  if (detail === '') return text;
  return kind === 'pending' ? `In progress: ${detail}` : text.replace(/[.!]?$/, '. ') + detail;
}

function detailOf(toast: Toast): string {
  return [toast.detail, undoNote(toast)].filter((part) => part !== undefined).join('. ');
}

type ToastMessageProps = { toast: Toast; state: ReturnType<typeof ariaState>; isPaused: boolean };

function ToastMessage({ toast, state, isPaused }: ToastMessageProps) {
  const { id, kind, text, report, action, copying, undo, at } = toast;
  const detail = detailOf(toast);
  const ref = useRef<HTMLDivElement>(null);
  const { toastProps, titleProps, descriptionProps } = useToast(
    { toast: { key: id, content: toast } },
    state,
    ref,
  );
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <div
      {...mergeProps(toastProps, focusProps)}
      ref={ref}
      className={`${css.toast} ${focusRing}`}
      data-focus-visible={isFocusVisible || undefined}
    >
      <span className={css.glyph}>
        <ToastGlyph kind={kind} />
      </span>
      <div className={css.words}>
        <span {...titleProps} className={css.text}>
          {text}
        </span>
        {detail && (
          <span {...descriptionProps} className={`${css.detail} ${type.hint}`}>
            {detail}
          </span>
        )}
        {action && (
          <span className={css.action}>
            <Link href={action.href} onFollow={() => state.close(id)}>
              {action.label}
            </Link>
          </span>
        )}
        {copying && (
          <span className={css.action}>
            <CopyAction {...copying} />
          </span>
        )}
        {undo && (
          <span className={css.action}>
            <button
              type="button"
              className={`${css.copy} ${emphasis.accent} ${focusRing}`}
              onClick={() => void state.undo(id)}
            >
              Undo
            </button>
          </span>
        )}
      </div>
      {report !== undefined && (
        <span className={css.close}>
          <CopyButton value={report} label="error report" />
        </span>
      )}
      <span className={css.close}>
        <IconButton icon="close" label="Close" size="small" onPress={() => state.close(id)} />
      </span>
      {kind !== 'pending' && <TimeBar key={at} isPaused={isPaused} />}
    </div>
  );
}

function TimeBar({ isPaused }: { isPaused: boolean }) {
  return (
    <div
      className={css.timeBar}
      style={{ animationDuration: `${toastLifetime}ms` }}
      data-paused={isPaused || undefined}
    />
  );
}

const labels = {
  idle: undefined,
  copied: 'Copied',
  selected: undefined,
  failed: 'Copying isn’t allowed here',
} as const;

/** Copy button that looks like the links of other toasts. */
export function CopyAction({ label, value }: { label: string; value: string }) {
  const { state, copy } = useCopy({ value, shownIn: undefined });
  return (
    <button type="button" className={`${css.copy} ${emphasis.accent} ${focusRing}`} onClick={copy}>
      {labels[state] ?? label}
    </button>
  );
}
