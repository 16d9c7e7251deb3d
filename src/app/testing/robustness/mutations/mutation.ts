import type { World } from '../../../../../mocks/world/state.ts';

/** A change that users can make, with its call and toasts. */
export type Mutation = {
  readonly name: string;
  readonly call: string;
  /** The reads that the console repeats before it sends the change. */
  readonly reads?: readonly string[];
  readonly run: () => Promise<unknown>;
  /** Whether the server has applied the change. */
  readonly isApplied: (world: World) => boolean;
  readonly success: string;
  /** The beginning of the error toast. */
  readonly failure: string;
  /** Creates the records that the change needs. */
  readonly prepare?: (world: World) => void;
  /** @default 'enterprise' */
  readonly scenario?: string;
  /** Whether the change needs no session. */
  readonly isPublic?: true;
  /** Whether no read can verify that the change was applied. */
  readonly isUnverifiable?: true;
};
