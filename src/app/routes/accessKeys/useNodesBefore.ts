import { useEffect, useState } from 'react';
import { refreshAccessKeys } from '../../flows/accessKeys.ts';
import { startNodeWatch } from '../../services/nodeWatch.ts';
import { useNodes } from '../../shell/useNodes.ts';

/** A list as old as two polls is still what was there when the waiting began. */
const freshMs = 15_000;

/**
 * Watches the nodes and tells which were there `since` a moment (Unix milliseconds): those of the list as it was known
 * then, or of the next one when that was too old. Every join spends a use, so with each the keys are read again.
 */
export function useNodesBefore(
  since: number | undefined,
  netid: string | undefined,
): ReadonlySet<string> | undefined {
  const { data: nodes } = useNodes();
  const [known, setKnown] = useState<{ since: number; ids: ReadonlySet<string> }>();
  const isFresh = since !== undefined && nodes.status === 'ready' && nodes.loadedAt >= since - freshMs;
  if (isFresh && known?.since !== since) {
    setKnown({ since, ids: new Set(nodes.value.map((node) => node.id)) });
  }
  const before = since !== undefined && known?.since === since ? known.ids : undefined;

  const isWaiting = since !== undefined;
  useEffect(() => (isWaiting ? startNodeWatch() : undefined), [isWaiting]);

  const joined =
    nodes.status === 'ready' && before
      ? nodes.value.filter((node) => node.network === netid && !before.has(node.id)).length
      : 0;
  useEffect(() => {
    if (joined > 0 && netid !== undefined) void refreshAccessKeys(netid);
  }, [joined, netid]);

  return before;
}
