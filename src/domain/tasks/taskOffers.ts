import type { Node } from '../node/node.ts';
import { paths } from '../paths.ts';
import { administratorsOnly, canSeeAcls, isNetAdmin, type Viewer } from '../session/permissions.ts';

type Beginning = {
  readonly crumb: string;
  /** Labels a menu item of a node. */
  readonly label: (node: Pick<Node, 'isRelay'>) => string;
  /** Labels an entry that names the node. */
  readonly named: (node: Pick<Node, 'isRelay' | 'name'>) => string;
  readonly appliesTo: (node: Node) => boolean;
  /** Only administrators of the server can read ACLs. */
  readonly needsAcls?: true;
  /** Why a task for several nodes skips a selected one. */
  readonly skips?: string;
};

/** Where tasks begin. Their plans are loaded with their page. */
const beginnings = {
  replace: {
    crumb: 'Replace',
    label: () => 'Replace…',
    named: ({ name }) => `Replace ${name}`,
    appliesTo: ({ isPending }) => !isPending,
  },
  'move-relayed': {
    crumb: 'Move to another relay',
    label: ({ isRelay }) => (isRelay ? 'Move relayed nodes…' : 'Move to another relay…'),
    named: ({ isRelay, name }) =>
      isRelay ? `Move the nodes of ${name} to another relay` : `Move ${name} to another relay`,
    appliesTo: ({ isRelayed, isRelay, relayAddresses }) =>
      isRelayed || (isRelay && relayAddresses.length > 0),
    skips: 'Isn’t relayed',
  },
  'move-ranges': {
    crumb: 'Move ranges',
    label: () => 'Move ranges…',
    named: ({ name }) => `Move the ranges of ${name} to another gateway`,
    appliesTo: ({ isEgressGateway, egressRanges }) => isEgressGateway && egressRanges.length > 0,
    skips: 'Isn’t an egress gateway',
  },
  'move-hub': {
    crumb: 'Move the hub',
    label: () => 'Move the hub…',
    named: ({ name }) => `Move the hub from ${name} to another node`,
    appliesTo: ({ isHub }) => isHub,
  },
  'make-like': {
    crumb: 'Make like',
    label: () => 'Make like…',
    named: ({ name }) => `Give ${name} the ACL rules of another node`,
    appliesTo: ({ isPending }) => !isPending,
    needsAcls: true,
    skips: 'Waiting for approval',
  },
} as const satisfies Readonly<Record<string, Beginning>>;

export type NodeTaskKind = keyof typeof beginnings;

const kinds = Object.keys(beginnings) as readonly NodeTaskKind[];

export function taskKindOf(text: string): NodeTaskKind | undefined {
  return kinds.find((kind) => kind === text);
}

export function taskTexts(text: string): Beginning | undefined {
  const kind = taskKindOf(text);
  return kind && beginnings[kind];
}

/** More nodes would make an address that web servers reject. */
const mostTaskNodes = 100;

export type TaskOffer = {
  readonly id: NodeTaskKind;
  readonly label: string;
  readonly named: string;
  readonly href: string;
};

/** The tasks that begin at a node, as links. */
export function taskOffers(node: Node, viewer: Viewer): readonly TaskOffer[] {
  if (!isNetAdmin(viewer, node.network)) return [];
  return kinds.flatMap((id) => {
    const { label, named, appliesTo, needsAcls }: Beginning = beginnings[id];
    if (!appliesTo(node) || (needsAcls && !canSeeAcls(viewer))) return [];
    return [
      { id, label: label(node), named: named(node), href: paths.nodeTask(node.network, id, [node.id]) },
    ];
  });
}

/** The tasks for several nodes, with why they skip one. */
export const tasksForMany = kinds.flatMap((id) => {
  const { label, appliesTo, needsAcls, skips }: Beginning = beginnings[id];
  if (skips === undefined) return [];
  const obstacle = (node: Node, viewer: Viewer, all: readonly Node[]): string | undefined => {
    if (!isNetAdmin(viewer, node.network)) return administratorsOnly(node.network);
    if (needsAcls && !canSeeAcls(viewer)) return 'Only administrators can view ACLs';
    if (!appliesTo(node)) return skips;
    if (all.some(({ network }) => network !== node.network)) return 'Select nodes of one network';
    return all.length > mostTaskNodes ? `Select at most ${mostTaskNodes} nodes` : undefined;
  };
  return [{ id, label: label({ isRelay: false }), obstacle }];
});
