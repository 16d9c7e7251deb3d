// How long the answers are that grow with the square of the nodes. A file of its own, since the first page knows nothing
// else of rules and metrics.

/** Bytes of a container on the wire, about: each cell takes a quoted id of 36 characters, a colon, a digit and a comma. */
export function containerBytes(nodeCount: number): number {
  return nodeCount ** 2 * 41;
}

/** Bytes of what so many nodes in full mesh report, about. */
export function metricsBytes(nodeCount: number): number {
  return nodeCount ** 2 * 230;
}
