import type { ReachIndex } from '../network/reachIndex.ts';
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

/** `Facts` has the facts that a reason of each kind names. */
export type RulesOf<Facts> = { readonly [Kind in keyof Facts]: Rule<Readonly<Facts[Kind]>> };
