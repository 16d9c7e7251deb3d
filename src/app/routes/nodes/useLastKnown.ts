import { useState } from 'react';
import { type Node, type NodeRef, isSameNode } from '../../../domain/node/node.ts';

/** A node that somebody else deletes stays on the page of a form: it holds what was typed about it. */
export function useLastKnown(found: Node | undefined, ref: NodeRef): Node | undefined {
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? (last && isSameNode(last, ref) ? last : undefined);
}
