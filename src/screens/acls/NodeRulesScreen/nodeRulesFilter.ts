import { aclGroupKey, aclGroups, aclGroupings, type AclGrouping } from '../../../domain/acl/aclGroups.ts';
import { groupName } from '../../../domain/acl/aclText.ts';
import { addressFilter, anyOf, filterByText, oneOf, searched } from '../../../domain/listFilter.ts';
import { searchIds } from '../../../domain/node/nodeSearch.ts';
import { isRuleChanged, type NodeRule, type Source } from './nodeRulesView.ts';

const rulesShown = ['all', 'allowed', 'blocked', 'oneWay', 'changed'] as const;
export type RulesShown = (typeof rulesShown)[number];

export type NodeRulesFilter = {
  /** Trimmed. Matches names and addresses, and the beginning of IDs. */
  readonly search: string;
  readonly shown: RulesShown;
  readonly role: readonly string[];
  readonly system: readonly string[];
  readonly health: readonly string[];
  readonly groupBy: AclGrouping | undefined;
};

export const nodeRulesFilter = addressFilter<NodeRulesFilter>(
  {
    search: searched,
    shown: oneOf('show', rulesShown, 'all'),
    role: anyOf('role'),
    system: anyOf('system'),
    health: anyOf('health'),
    groupBy: oneOf('group', aclGroupings),
  },
  [],
);

export const peerFacets = ['role', 'system', 'health'] as const;

const isShown: Readonly<Record<RulesShown, (rule: NodeRule) => boolean>> = {
  all: () => true,
  allowed: ({ wasAllowed }) => wasAllowed,
  blocked: ({ wasAllowed }) => !wasAllowed,
  oneWay: ({ isOneWay }) => isOneWay,
  changed: isRuleChanged,
};

export function countRules(rules: readonly NodeRule[], shown: RulesShown): number {
  return rules.filter(isShown[shown]).length;
}

export function shownRules(
  rules: readonly NodeRule[],
  filter: NodeRulesFilter,
  now: number,
): readonly NodeRule[] {
  const fits = ({ node }: NodeRule) =>
    peerFacets.every((facet) => {
      const wanted = filter[facet];
      return wanted.length === 0 || (node !== undefined && wanted.includes(aclGroupKey(node, facet, now)));
    });
  return filterByText(
    rules.filter(isShown[filter.shown]),
    filter.search,
    ({ name, address, node }) => [name, address, node?.address6 ?? ''],
    ({ id, node }) => (node ? searchIds(node) : [id]),
  ).filter(fits);
}

export function facetOptions(
  { edit, nodes }: Omit<Source, 'clients'>,
  facet: AclGrouping,
  now: number,
): readonly { readonly id: string; readonly label: string }[] {
  return aclGroups(edit.loaded.nodeIds, nodes, facet, now)
    .filter(({ key }) => key !== '')
    .map(({ key }) => ({ id: key, label: groupName(facet, key) }));
}
