import type { Node } from '../../node/node.ts';

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
