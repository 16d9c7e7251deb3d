import { loadNodes } from '../stores/nodes.ts';

/** How long nodes take to report new keys, in milliseconds. */
const reportTime = 5000;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Reads the nodes again once they have had time to report. */
export function reloadNodesLater(): void {
  cancelLaterReload();
  waiting = setTimeout(() => void loadNodes(), reportTime);
}

/** For the end of a session: nobody is left to read for. */
export function cancelLaterReload(): void {
  clearTimeout(waiting);
}
