/**
 * What was asked for and is not drawn yet, now that `drawn` is. A step on the way, or the end of it, leaves what was asked
 * for after it; anything else is an address that was gone to otherwise, and nothing is awaited any more.
 */
export function answered(asked: readonly string[], drawn: string): readonly string[] {
  const at = asked.indexOf(drawn);
  return at === -1 ? [] : asked.slice(at + 1);
}
