/** What of a graph lives in the address, so that it can be linked to. */
export type GraphQuery = {
  /** The id of the selected thing in the graph. */
  readonly selected: string | undefined;
  /** The same content, drawn or as rows. */
  readonly shape: GraphShape;
  /** Trimmed. */
  readonly search: string;
};

export type GraphShape = 'graph' | 'table';

export function readGraphQuery(query: URLSearchParams): GraphQuery {
  return {
    selected: query.get('selected') ?? undefined,
    shape: query.get('show') === 'table' ? 'table' : 'graph',
    search: query.get('search')?.trim() ?? '',
  };
}

export function writeGraphQuery(
  query: URLSearchParams,
  { selected, shape, search }: GraphQuery,
): URLSearchParams {
  const written = new URLSearchParams(query);
  const put = (name: string, value: string) => {
    if (value === '') written.delete(name);
    else written.set(name, value);
  };
  put('selected', selected ?? '');
  put('show', shape === 'table' ? 'table' : '');
  put('search', search.trim());
  return written;
}
