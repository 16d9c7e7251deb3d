import { UNSTABLE_ToastQueue } from 'react-aria-components';
import type { Toast, ToastQueue } from './toastQueue.ts';

/**
 * Shows our queue to the toast region of react-aria, for its landmark, its keeping of focus and its place above
 * dialogs. The queue that comes with it can neither change a toast in place nor take a clock.
 */
export class RegionQueue extends UNSTABLE_ToastQueue<Toast> {
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
