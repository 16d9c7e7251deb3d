/** Where a key takes the focus in a list of `count` rows; undefined for keys that do not move it. */
export function movedFocus(
  key: string,
  { from, count, perPage }: { from: number; count: number; perPage: number },
): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, last);
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'PageDown':
      return Math.min(from + perPage, last);
    case 'PageUp':
      return Math.max(from - perPage, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
