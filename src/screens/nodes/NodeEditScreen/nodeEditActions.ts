import type { NodeField, NodeForm } from '../../../domain/node/nodeForm.ts';

export type NodeEditActions = {
  change: (changes: Partial<NodeForm>) => void;
  /** Gives up all changes. */
  discard: () => void;
  /** After the review; settles with the answer. */
  save: () => Promise<void>;
  keepMine: (field: NodeField) => void;
  takeTheirs: (field: NodeField) => void;
  catchUp: () => void;
  /** Reads again what could not be loaded. */
  retry: () => void;
};
