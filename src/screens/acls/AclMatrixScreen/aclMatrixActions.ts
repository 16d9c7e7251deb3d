import type { AclFilter } from './aclMatrixQuery.ts';

/** Nodes are named by their places in the loaded container, pairs by the ids of their nodes. */
export type AclMatrixActions = {
  /** Reads the container again; what the person changed stays. */
  readonly refresh: () => void;
  /** Stops the read that is under way. */
  readonly cancel: () => void;
  readonly filter: (changes: Partial<AclFilter>) => void;
  /** Allows or blocks every pair of a row with a column, in both directions. */
  readonly set: (rows: readonly number[], columns: readonly number[], isAllowed: boolean) => void;
  /** Every pair, or those of one node. */
  readonly allowAll: (only?: number) => void;
  readonly blockAll: (only?: number) => void;
  /** Back to what was loaded or submitted last. */
  readonly reset: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Confirmed already. */
  readonly submit: () => void;
  /** Goes on with a submit that met conflicts: theirs for the pairs with these keys, the person's own for the others. */
  readonly settle: (theirs: ReadonlySet<string>) => void;
  /** Gives up a submit that met conflicts; what the person changed stays. */
  readonly keepEditing: () => void;
  /** Submits what the rows were before the latest submit. */
  readonly putBack: () => void;
};
