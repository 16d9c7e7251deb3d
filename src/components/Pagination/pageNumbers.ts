/** How many pages can all be named. */
const mostNamed = 7;

/**
 * The pages (0-based) to name in a pager: the first, the last and those around the current one. `'gap'` stands for
 * pages left out; the number of entries is the same on every page, so that the pager does not move.
 */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  if (pageCount <= mostNamed) return Array.from({ length: pageCount }, (_, index) => index);
  const last = pageCount - 1;
  if (page <= 3) return [0, 1, 2, 3, 4, 'gap', last];
  if (page >= last - 3) return [0, 'gap', last - 4, last - 3, last - 2, last - 1, last];
  return [0, 'gap', page - 1, page, page + 1, 'gap', last];
}
