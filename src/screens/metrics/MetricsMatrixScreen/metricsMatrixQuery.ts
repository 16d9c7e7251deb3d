/** What narrows the rows of the matrix. It lives in the address, so that a narrowed matrix can be linked to. */
export type MatrixFilter = {
  /** Trimmed. */
  readonly search: string;
  /** Only nodes that do not reach, or are not reached by, another one. */
  readonly isBrokenOnly: boolean;
};

export function readMatrixFilter(query: URLSearchParams): MatrixFilter {
  return {
    search: query.get('search')?.trim() ?? '',
    isBrokenOnly: query.get('show') === 'disconnected',
  };
}

export function writeMatrixFilter(query: URLSearchParams, filter: MatrixFilter): URLSearchParams {
  const written = new URLSearchParams(query);
  const search = filter.search.trim();
  if (search === '') written.delete('search');
  else written.set('search', search);
  if (filter.isBrokenOnly) written.set('show', 'disconnected');
  else written.delete('show');
  return written;
}
