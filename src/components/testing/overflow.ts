type Span = { left: number; right: number };

/**
 * Returns by how many pixels the content of an element exceeds its content box sideways, 0 if it fits. Stories ask this
 * instead of comparing `scrollWidth`, which engines define differently: some add the padding of a table cell. Content that
 * an inner element cuts off or scrolls doesn't count.
 */
export function overflowOf(element: Element | null | undefined): number {
  if (!element) throw new Error('The element to measure is missing.');
  const { left, right } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const start = left + parseFloat(style.borderLeftWidth) + parseFloat(style.paddingLeft);
  const end = right - parseFloat(style.borderRightWidth) - parseFloat(style.paddingRight);
  // Text is laid out in fractions of a pixel.
  return contentOf(element).reduce(
    (most, span) => Math.max(most, Math.round(start - span.left), Math.round(span.right - end)),
    0,
  );
}

/** The boxes and lines of text inside an element. */
function contentOf(element: Element): readonly Span[] {
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Element) {
      const { width, height } = node.getBoundingClientRect();
      // Text for screen readers only, in a box of one pixel.
      if (width === 1 && height === 1) return [];
      const isOpen = getComputedStyle(node).overflowX === 'visible';
      return [...node.getClientRects(), ...(isOpen ? contentOf(node) : [])];
    }
    const text = document.createRange();
    text.selectNodeContents(node);
    return [...text.getClientRects()];
  });
}
