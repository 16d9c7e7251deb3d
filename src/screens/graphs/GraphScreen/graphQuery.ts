import type { LinkKind } from '../../../domain/graph/topology.ts';

/** What of a graph lives in the address, so that it can be linked to. */
export type GraphQuery = {
  /** The id of the selected thing in the graph. */
  readonly selected: string | undefined;
  /** The same content, drawn or as rows. */
  readonly shape: GraphShape;
  /** Trimmed. */
  readonly search: string;
  /** The links that are drawn; none named: all. */
  readonly links: readonly LinkChoice[];
};

export type GraphShape = 'graph' | 'table';

/** Links as a person tells them apart. */
export const linkChoices = ['peers', 'relayed', 'clients', 'ranges'] as const;
export type LinkChoice = (typeof linkChoices)[number];

const choiceOf: Readonly<Record<LinkKind, LinkChoice>> = {
  mesh: 'peers',
  hub: 'peers',
  relay: 'relayed',
  client: 'clients',
  range: 'ranges',
};

export function isLinkShown(links: readonly LinkChoice[], kind: LinkKind): boolean {
  return links.length === 0 || links.includes(choiceOf[kind]);
}

/** Those of some names that are choices, in their order; all of them are as good as none. */
export function linksAmong(names: readonly string[]): readonly LinkChoice[] {
  const chosen = linkChoices.filter((choice) => names.includes(choice));
  return chosen.length === linkChoices.length ? [] : chosen;
}

export function readGraphQuery(query: URLSearchParams): GraphQuery {
  return {
    selected: query.get('selected') ?? undefined,
    shape: query.get('show') === 'table' ? 'table' : 'graph',
    search: query.get('search')?.trim() ?? '',
    links: linksAmong(query.get('links')?.split(',') ?? []),
  };
}

export function writeGraphQuery(query: URLSearchParams, next: GraphQuery): URLSearchParams {
  const { selected, shape, search, links } = next;
  const written = new URLSearchParams(query);
  const put = (name: string, value: string) => {
    if (value === '') written.delete(name);
    else written.set(name, value);
  };
  put('selected', selected ?? '');
  put('show', shape === 'table' ? 'table' : '');
  put('search', search.trim());
  put('links', links.join(','));
  return written;
}
