import { actionIcon } from '../../../domain/actions/allActions.ts';
import type { IconName } from '../../../components/Icon/Icon.tsx';
import type { PaletteItem } from '../../../components/Palette/Palette.tsx';
import type { FindAction } from '../../../domain/find/findActions.ts';
import type { FindVerb } from '../../../domain/find/findVerbs.ts';
import type { Findable, FoundItem } from '../../../domain/find/findables.ts';
import { findTexts, type FindableKind } from '../../../domain/find/findText.ts';
import { goToKeys } from '../../../domain/text/shortcutText.ts';
import type { AddressLookup } from '../../../domain/find/lookUpAddress.ts';

export type FindScope =
  | { readonly to: 'kind'; readonly kind: FindableKind }
  | { readonly to: 'actions'; readonly id: string }
  | { readonly to: 'verb'; readonly verb: FindVerb };

export type FindTarget =
  | { readonly kind: 'item'; readonly item: Findable }
  | { readonly kind: 'action'; readonly action: FindAction }
  | { readonly kind: 'narrow'; readonly scope: FindScope };

export type Entry = PaletteItem & { readonly target: FindTarget };

const maxInside = 5;

const icons = {
  page: 'arrowRight',
  node: 'server',
  network: 'networks',
  client: 'clients',
  range: 'egress',
  dns: 'dns',
  key: 'key',
  user: 'user',
  group: 'users',
} as const satisfies Record<FindableKind, IconName>;

const actionIcons = {
  open: 'arrowRight',
  edit: 'edit',
  why: 'route',
  reach: 'route',
  approve: 'check',
  copyKey: 'copy',
  copyAddress: 'copy',
  makeEgress: 'plus',
  makeIngress: 'plus',
  makeRelay: 'plus',
  replace: 'bothWays',
  'move-relayed': 'bothWays',
  'move-ranges': 'bothWays',
  'move-hub': 'bothWays',
  'make-like': 'bothWays',
  clone: 'copy',
  rules: 'acls',
  metrics: 'metrics',
  qrCode: 'qrCode',
  rename: 'edit',
  nodes: 'arrowRight',
  graph: 'arrowRight',
  acls: 'acls',
  addNode: 'plus',
  createKey: 'plus',
  createDns: 'plus',
  createNetwork: 'plus',
  createUser: 'plus',
  shortcuts: 'info',
  theme: 'moon',
  signOut: 'logout',
} as const satisfies Record<string, IconName>;

function iconOf(action: FindAction): IconName {
  const known: Readonly<Record<string, IconName>> = actionIcons;
  return known[action.id] ?? ('acts' in action ? actionIcon(action.acts) : 'arrowRight');
}

export function addressEntries({
  address,
  holders,
  around,
  inside,
  freeIn,
}: AddressLookup): readonly Entry[] {
  const free = freeIn && {
    ...plainEntry(freeIn),
    id: `free ${freeIn.id}`,
    icon: 'check' as const,
    name: findTexts.free(address),
    detail: '',
    note: findTexts.freeIn(freeIn.name),
  };
  return [
    ...holders.map(plainEntry),
    ...(free ? [free] : []),
    ...around.map(({ item, range }) => rangeEntry(item, findTexts.contains(range))),
    ...inside.slice(0, maxInside).map(({ item, range }) => rangeEntry(item, findTexts.isPartOf(range))),
  ];
}

function rangeEntry(item: Findable, detail: string): Entry {
  const isNamedByRange = item.kind === 'range';
  const name = isNamedByRange && item.node ? item.node.name : item.name;
  return { ...plainEntry(item), name, detail };
}

export function itemEntry({ item, marks }: FoundItem): Entry {
  return {
    id: item.id,
    icon: icons[item.kind],
    name: item.name,
    marks,
    detail: item.detail,
    note: item.kind === 'page' ? '' : item.where,
    keyCap: item.section && goToKeys(item.section),
    target: { kind: 'item', item },
  };
}

/** An entry of an item that is listed without a search. */
export function plainEntry(item: Findable): Entry {
  return itemEntry({ item, marks: [] });
}

export function actionEntry(itemId: string): (action: FindAction) => Entry {
  return (action) => ({
    id: `action ${itemId} ${action.id}`,
    icon: iconOf(action),
    name: action.label,
    target: { kind: 'action', action },
  });
}

export function verbEntry(verb: FindVerb): Entry {
  return {
    id: `verb ${verb.id}`,
    icon: actionIcons[verb.id],
    name: findTexts.verb[verb.id],
    target: { kind: 'narrow', scope: { to: 'verb', verb } },
  };
}

export function verbTargetEntry(found: FoundItem, action: FindAction): Entry {
  return { ...itemEntry(found), target: { kind: 'action', action } };
}
