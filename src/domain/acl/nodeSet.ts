/** A container's nodes, and which of all nodes were there at some time since it was read. */
export type SeenNodes = { readonly ruled: readonly string[]; readonly seen: ReadonlySet<string> };

/** What was seen, after another look at which nodes there are; the same object where nothing is new. */
export function seenNodes(
  before: SeenNodes | undefined,
  ruled: readonly string[],
  present: readonly string[],
): SeenNodes {
  if (before?.ruled !== ruled) return { ruled, seen: new Set(present) };
  if (present.every((id) => before.seen.has(id))) return before;
  return { ruled, seen: new Set([...before.seen, ...present]) };
}

/**
 * How the nodes of a network differ from those that its rules were read for. Nobody has left whose row the server had kept
 * of a node that was gone already.
 */
export function nodeSetChange(
  { ruled, seen }: SeenNodes,
  present: readonly string[],
): { readonly joined: number; readonly left: number } {
  const hasRules = new Set(ruled);
  const isPresent = new Set(present);
  return {
    joined: present.filter((id) => !hasRules.has(id)).length,
    left: ruled.filter((id) => seen.has(id) && !isPresent.has(id)).length,
  };
}
