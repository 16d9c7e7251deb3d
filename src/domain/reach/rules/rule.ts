import type { Node } from '../../node/node.ts';
import type { ReachIndex } from '../network/reachIndex.ts';
import type { Viewer } from '../network/viewer.ts';
import type { Fix } from './fix.ts';
import type { ReasonGroup } from './groups.ts';

/** What one kind of reason says, and what removes it. */
export type Rule<Reason> = {
  readonly texts: (reason: Reason) => readonly [sentence: string, short: string];
  readonly group: ReasonGroup;
  /** Undefined where no change of a record helps. */
  readonly fix?: (index: ReachIndex, reason: Reason) => Fix | undefined;
  /** The short text as the cause of an island. With the key of one node, it names the other. */
  readonly cause?: (reason: Reason, key: string) => string;
};

/** Leaves a node out of the peers of another one that isn't relayed. */
export type PeerRule<Reason> = {
  /** Whether `other` isn't a peer of the viewer. This is asked for each pair of a network. */
  readonly isBroken: (viewer: Viewer, other: Node) => boolean;
  readonly condition: (index: ReachIndex, one: Node, other: Node) => Condition<Reason>;
};

/** One condition that the server checks, or that a packet needs. With a reason it isn't met. */
export type Condition<Reason> = {
  /** Conditions with the same key are merged. */
  readonly key: string;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly reason: Reason | undefined;
  readonly isUnknown?: boolean;
};

/** The key of a condition that is the same in both directions. */
export function pairKey(name: string, one: Node, other: Node): string {
  return [name, ...[one.id, other.id].toSorted()].join('/');
}

/** A reason of any of some kinds. `Facts` has what a reason of each kind names. */
export type ReasonOf<Facts, Kind extends keyof Facts = keyof Facts> = {
  [One in Kind]: { readonly kind: One } & Readonly<Facts[One]>;
}[Kind];

export type RulesOf<Facts> = { readonly [Kind in keyof Facts]: Rule<ReasonOf<Facts, Kind>> };
