import { succeed } from '../../domain/failure.ts';
import type { Leftover } from '../../domain/node/leftovers.ts';
import type { NamedNode } from '../../domain/node/node.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { cleanedOutcome, cleanUpAll } from './leftovers.ts';
import { remove } from './nodes.ts';
import { refreshNodes } from './refresh.ts';
import { runWithToast } from './runWithToast.ts';

/** Returns whether the node was deleted. Its clients are deleted with it, so they are read again too. */
export async function removeNode(node: NamedNode, leftovers: readonly Leftover[] = []): Promise<boolean> {
  const about = `${node.name} in ${node.network}`;
  const result = await runWithToast(
    toasts.deleteNode(),
    async () => {
      const removed = await remove(node);
      return removed.ok ? succeed(await cleanUpAll(leftovers)) : removed;
    },
    about,
    (cleaned) => cleanedOutcome(about, cleaned),
  );
  void refreshNodes();
  return result.ok;
}
