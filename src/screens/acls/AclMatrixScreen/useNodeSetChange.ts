import { useMemo, useState } from 'react';
import { nodeSetChange, seenNodes, type SeenNodes } from '../../../domain/acl/nodeSet.ts';
import type { Node } from '../../../domain/node/node.ts';

/** How many nodes came and went while these rules, of nodes with these ids, are shown. */
export function useNodeSetChange(netid: string, nodeIds: readonly string[], nodes: readonly Node[]) {
  const present = useMemo(
    () => nodes.filter(({ network }) => network === netid).map(({ id }) => id),
    [netid, nodes],
  );
  const [kept, setKept] = useState<SeenNodes>();
  const seen = seenNodes(kept, nodeIds, present);
  if (seen !== kept) setKept(seen);
  return useMemo(() => nodeSetChange(seen, present), [seen, present]);
}
