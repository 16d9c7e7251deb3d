import { useMemo, useSyncExternalStore } from 'react';
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastQueue,
  Text,
  UNSTABLE_Toast as AriaToast,
} from 'react-aria-components';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { type } from '../theme/type.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ToastGlyph } from './ToastGlyph.tsx';
import { type Toast, type ToastQueue, toastQueue, toastLifetime } from './toastQueue.ts';
import { region } from './Toast.css.ts';
import * as css from './Toast.css.ts';

export type ToastRegionProps = {
  /** @default the queue of the application */
  queue?: ToastQueue;
};

/**
 * The toasts, at the bottom right, over everything. They wait while the pointer or the focus is among them; F6
 * moves the focus there.
 */
export function ToastRegion({ queue = toastQueue }: ToastRegionProps) {
  const { toasts, latest, isPaused } = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const regionQueue = useMemo(() => new RegionQueue(queue), [queue]);
  // react-aria enters the region into the landmarks of F6 when its name changes, so the name counts.
  const name = toasts.length === 1 ? '1 notification' : `${toasts.length} notifications`;
  return (
    <>
      <AriaToastRegion queue={regionQueue} aria-label={name} className={region}>
        {({ toast: { content } }) => (
          <ToastMessage toast={content} isPaused={isPaused} onClose={() => queue.close(content.id)} />
        )}
      </AriaToastRegion>
      <Announcement toast={latest} />
    </>
  );
}

/** Speaks politely. It is there before the first toast, and not hidden by dialogs, else it would stay silent. */
function Announcement({ toast }: { toast: Toast | undefined }) {
  return (
    <output data-react-aria-top-layer="true">
      {/* In two parts, between which a screen reader pauses, whether or not the first ends with a full stop. */}
      <VisuallyHidden>{toast?.text}</VisuallyHidden> <VisuallyHidden>{toast?.detail}</VisuallyHidden>
    </output>
  );
}

/**
 * Shows our queue to the toast region of react-aria, for its landmark, its keeping of focus and its place above
 * dialogs. The queue that comes with it can neither change a toast in place nor take a clock.
 */
class RegionQueue extends UNSTABLE_ToastQueue<Toast> {
  readonly #source: ToastQueue;

  constructor(source: ToastQueue) {
    super();
    this.#source = source;
    this.#read();
  }

  override subscribe(listener: () => void) {
    // Toasts may have come between rendering and subscribing.
    this.#read();
    return this.#source.subscribe(() => {
      this.#read();
      listener();
    });
  }

  override close(key: string) {
    this.#source.close(key);
  }

  override pauseAll() {
    this.#source.pause();
  }

  override resumeAll() {
    this.#source.resume();
  }

  #read() {
    this.visibleToasts = this.#source.snapshot().toasts.map((toast) => ({ key: toast.id, content: toast }));
  }
}

type ToastMessageProps = { toast: Toast; isPaused: boolean; onClose: () => void };

/** One toast: glyph or spinner, what happened, its detail, and the time that is left. */
function ToastMessage({ toast, isPaused, onClose }: ToastMessageProps) {
  const { id, kind, text, detail, report, at } = toast;
  return (
    <AriaToast toast={{ key: id, content: toast }} className={`${css.toast} ${focusRing}`}>
      <span className={css.glyph}>
        <ToastGlyph kind={kind} />
      </span>
      <div className={css.words}>
        <Text slot="title" className={css.text}>
          {text}
        </Text>
        {detail && (
          <Text slot="description" className={`${css.detail} ${type.hint}`}>
            {detail}
          </Text>
        )}
      </div>
      {report !== undefined && (
        <span className={css.close}>
          <CopyButton value={report} label="error report" />
        </span>
      )}
      <span className={css.close}>
        <IconButton icon="close" label="Close" size="small" onPress={onClose} />
      </span>
      {kind !== 'pending' && <TimeBar key={at} isPaused={isPaused} />}
    </AriaToast>
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
