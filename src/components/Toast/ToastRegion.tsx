import { useMemo, useSyncExternalStore } from 'react';
import { UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { RegionQueue } from './regionQueue.ts';
import { region } from './Toast.css.ts';
import { ToastMessage } from './ToastMessage.tsx';
import { type Toast, type ToastQueue, toastQueue } from './toastQueue.ts';

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
