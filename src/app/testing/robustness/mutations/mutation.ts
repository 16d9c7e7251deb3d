import type { World } from '../../../../../mocks/world/state.ts';

export type Mutation = {
  readonly name: string;
  readonly call: string;
  /** The reads that the console repeats before it sends the change. */
  readonly reads?: readonly string[];
  readonly run: () => Promise<unknown>;
  readonly isApplied: (world: World) => boolean;
  readonly success: string;
  /** The beginning of the error toast. */
  readonly failure: string;
  readonly prepare?: (world: World) => void;
  /** @default 'enterprise' */
  readonly scenario?: string;
  readonly isPublic?: true;
  readonly isUnverifiable?: true;
};
