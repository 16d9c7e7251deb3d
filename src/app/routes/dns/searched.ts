/** The query with another search; the tables of these ids begin again at their first page. */
export function searched(query: URLSearchParams, text: string, tableIds: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const id of tableIds) next.delete(`page${id}`);
  if (text.trim() === '') next.delete('search');
  else next.set('search', text.trim());
  return next;
}
