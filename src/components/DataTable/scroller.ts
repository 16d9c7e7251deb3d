/** The element that scrolls this one: the nearest one around it that may, if there is any below the document. */
export function findScroller(element: Element | null): HTMLElement | null {
  for (let parent = element?.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (overflowY === 'auto' || overflowY === 'scroll') return parent;
  }
  return null;
}

/** How far the element begins below the top of what is scrolled, in px. */
export function offsetIn(scroller: HTMLElement, element: Element): number {
  const distance = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return Math.round(distance - scroller.clientTop + scroller.scrollTop);
}
