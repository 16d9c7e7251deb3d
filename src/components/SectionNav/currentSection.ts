/** How far something is scrolled, in pixels. */
export type Scroll = { scrollTop: number; scrollHeight: number; clientHeight: number };

/**
 * The section being read. The line that is read moves down with the scroll, from the upper edge at the start to the
 * lower one at the end, so that short sections at the end get their turn as well.
 * @param tops of the sections in the order of the page, measured from the upper edge of what scrolls
 */
export function currentSection<Id>(tops: readonly { id: Id; top: number }[], scroll: Scroll): Id | undefined {
  const way = scroll.scrollHeight - scroll.clientHeight;
  const line = way > 0 ? (scroll.scrollTop / way) * scroll.clientHeight : 0;
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.id;
}
