import { loadNodes } from '../stores/records.ts';
import { register } from '../stores/store.ts';

/** How long nodes take to report new keys, in milliseconds. */
const reportTime = 5000;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Reads the nodes again once they have had time to report. */
export function reloadNodesLater(): void {
  cancelLaterReload();
  waiting = setTimeout(() => void loadNodes(), reportTime);
}

function cancelLaterReload(): void {
  clearTimeout(waiting);
}

// Once the session is over nobody is left to read for.
register({ name: 'laterReload', scope: 'session', store: undefined, reset: cancelLaterReload });
