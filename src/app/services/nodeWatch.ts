import { loadNodes, nodesStore } from '../stores/records.ts';
import { liveSession } from '../stores/session.ts';

/** As often as the session check reads an administrator's nodes (§9). */
const watchMs = 7_500;

/** While somebody waits for a node: nodes are read at once, and for those to whom the session check reads none, again. */
export function startNodeWatch(): () => void {
  void loadNodes();
  const timer = setInterval(() => {
    const session = liveSession();
    if (session && !session.user.isAdmin && !document.hidden && !nodesStore.isLoading) void loadNodes();
  }, watchMs);
  return () => clearInterval(timer);
}
