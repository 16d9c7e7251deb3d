import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { register, resetStores } from '../stores/store.ts';

/** Nothing that one person saw is left for the next one at this browser, toasts that name things included. */
export function forgetEverything(): void {
  resetStores('session');
}

// The queue is a component's and cannot register itself.
register({ name: 'toasts', scope: 'session', store: undefined, reset: clearToasts });

function clearToasts(): void {
  for (const { id } of toastQueue.snapshot().toasts) toastQueue.close(id);
  toastQueue.clearHistory();
}
