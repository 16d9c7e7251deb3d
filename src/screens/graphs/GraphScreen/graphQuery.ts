import type { Focus } from '../../../domain/graph/visibleGraph.ts';
import { draftSides, type DraftSide } from '../../../domain/graph/layers/draftLayer.ts';
import { layerIds, type LayerId } from '../../../domain/graph/layers/layer.ts';
import { legendKeys, type LegendKey } from '../../../domain/graph/legend.ts';
import type { LinkKind } from '../../../domain/graph/topology.ts';
import { trimmed } from '../../../domain/trimmed.ts';

export type GraphQuery = {
  readonly selected: string | undefined;
  readonly shape: GraphShape;
  /** Trimmed. */
  readonly search: string;
  readonly layer: LayerId;
  /** The rules to draw while there is a draft; the current ones by default. */
  readonly draft: DraftSide | undefined;
  /** Kinds of links to draw; all if empty. */
  readonly links: readonly LinkChoice[];
  readonly highlighted: LegendKey | undefined;
  readonly isFailing: boolean;
  readonly focus: Focus | undefined;
};

type GraphShape = 'graph' | 'table';

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

export function linksAmong(names: readonly string[]): readonly LinkChoice[] {
  const chosen = linkChoices.filter((choice) => names.includes(choice));
  return chosen.length === linkChoices.length ? [] : chosen;
}

export function readGraphQuery(query: URLSearchParams): GraphQuery {
  return {
    selected: query.get('selected') ?? undefined,
    shape: query.get('show') === 'table' ? 'table' : 'graph',
    search: trimmed(query.get('search') ?? ''),
    layer: layerIds.find((id) => id === query.get('layer')) ?? 'roles',
    draft: draftSides.find((side) => side === query.get('draft')),
    links: linksAmong(query.get('links')?.split(',') ?? []),
    highlighted: legendKeys.find((key) => key === query.get('lit')),
    isFailing: query.get('fails') === 'shown',
    focus: readFocus(query.get('focus')),
  };
}

const between = '..';

function readFocus(text: string | null): Focus | undefined {
  const [id, other] = text?.split(between) ?? [];
  return id ? { id, other: other || undefined } : undefined;
}

export function writeGraphQuery(query: URLSearchParams, next: GraphQuery): URLSearchParams {
  const { selected, shape, search, layer, draft, links, highlighted, isFailing, focus } = next;
  const written = new URLSearchParams(query);
  const put = (name: string, value: string) => {
    if (value === '') written.delete(name);
    else written.set(name, value);
  };
  put('selected', selected ?? '');
  put('show', shape === 'table' ? 'table' : '');
  put('search', trimmed(search));
  put('layer', layer === 'roles' ? '' : layer);
  put('draft', draft ?? '');
  put('links', links.join(','));
  put('lit', highlighted ?? '');
  put('focus', focus ? [focus.id, focus.other].filter(Boolean).join(between) : '');
  put('fails', isFailing && selected !== undefined ? 'shown' : '');
  return written;
}
