import type { AclMatrix } from '../acl/aclMatrix.ts';
import type { Action } from '../actions/action.ts';
import type { DnsEntry, EntryName } from '../dns/dnsEntry.ts';
import { firstNames } from '../text/labels.ts';
import type { NewAccessKey } from '../accessKey/accessKey.ts';
import type { Network } from '../network/network.ts';
import type { NetworkDraft } from '../network/networkDraft.ts';
import type { LeftoverSource } from '../node/leftovers.ts';
import type { NamedNode, Node } from '../node/node.ts';
import type { EgressDraft } from '../node/roleForms.ts';

/** Actions that only tasks need. The words of all others are among the actions. */
type OwnChange =
  /** Creates the gateway, or creates it again with other ranges. */
  | { readonly kind: 'createEgress'; readonly node: NamedNode; readonly egress: EgressDraft }
  | { readonly kind: 'createDnsEntry'; readonly entry: EntryName & Pick<DnsEntry, 'address'> }
  | { readonly kind: 'createClient'; readonly gateway: NamedNode; readonly clientId: string }
  | { readonly kind: 'createNetwork'; readonly draft: NetworkDraft }
  | { readonly kind: 'createAccessKey'; readonly netid: string; readonly key: NewAccessKey };

/** One change among several that belong together. */
export type StepChange = OwnChange | Action;

export type TaskStep = StepChange & {
  /** Names the step, for example “Make gw-2 the hub”. */
  readonly text: string;
  /** What must be done before. Otherwise the step would cut connections, or delete what is still needed. */
  readonly needs?: 'first' | 'previous' | 'all';
  /** The ranges or addresses that go with a removed role. It stays if it has others by then. */
  readonly drops?: readonly string[];
  /** The node that takes the place of a deleted one, which stays if this one is gone by then. */
  readonly heir?: NamedNode;
};

export type StepOf<Kind extends TaskStep['kind']> = Extract<TaskStep, { readonly kind: Kind }>;

/** A part of a task that the user can leave out. */
export type Move = {
  readonly id: string;
  readonly text: string;
  readonly isChosen: boolean;
};

export type LeftBehind = { readonly text: string; readonly href?: string };

/** A task as changes in the order in which they are made. */
export type TaskPlan = {
  readonly moves: readonly Move[];
  readonly steps: readonly TaskStep[];
  /** What the task can’t move, with what is offered instead. */
  readonly leftBehind: readonly LeftBehind[];
};

export type TaskRecords = Omit<LeftoverSource, 'networks'> & {
  readonly networks: readonly Network[];
  /** The ACLs of the network. Undefined if the viewer can’t see them, or if they couldn’t be loaded. */
  readonly acl: AclMatrix | undefined;
  /** Names the lists that aren’t loaded, and so are empty here. */
  readonly unloaded?: readonly string[];
  /** Unix seconds. */
  readonly now: number;
};

/** What the user has chosen beside the target. */
export type TaskChoice = {
  /** The moves that differ from what is suggested. */
  readonly toggled: ReadonlySet<string>;
  /** Of a node that becomes an egress gateway. */
  readonly interfaceName: string;
};

/** A part of a task with its changes, or what it can’t move. */
export type Part = {
  readonly moves: readonly (Move & { readonly steps: readonly TaskStep[] })[];
  readonly left: readonly LeftBehind[];
};

export const nothing: Part = { moves: [], left: [] };

export const left = (text: string): Part => ({ moves: [], left: [{ text }] });

export function isChosen({ toggled }: TaskChoice, id: string, isSuggested = true): boolean {
  return toggled.has(id) !== isSuggested;
}

export function moveOf(
  choice: TaskChoice,
  id: string,
  text: string,
  steps: readonly TaskStep[],
  isSuggested = true,
): Part {
  return { moves: [{ id, text, steps, isChosen: isChosen(choice, id, isSuggested) }], left: [] };
}

export function planOf({ moves, left: leftBehind }: Part): TaskPlan {
  return {
    moves,
    steps: moves.filter((move) => move.isChosen).flatMap(({ steps }) => steps),
    leftBehind,
  };
}

/** A node that takes the place of another. */
export type Replacement = {
  readonly old: Node;
  readonly next: Node;
  readonly choice: TaskChoice;
  readonly records: TaskRecords;
};

const mostNamed = 3;

export function namesOf(nodes: readonly Pick<Node, 'name'>[]): string {
  return firstNames(
    nodes.map(({ name }) => name),
    mostNamed,
  );
}
