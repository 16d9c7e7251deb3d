import type { World } from '../../../../../mocks/world/state.ts';

/** A call that changes something, as a user makes it, with its toasts. */
export type Change = {
  readonly name: string;
  readonly call: string;
  /** The calls that are read afresh before it is sent. */
  readonly reads?: readonly string[];
  readonly carryOut: () => Promise<unknown>;
  /** Whether the server has done it. */
  readonly isDone: (world: World) => boolean;
  readonly success: string;
  /** How the text of a failure begins. */
  readonly failure: string;
  /** What has to be on the server before. */
  readonly prepare?: (world: World) => void;
  /** @default 'enterprise' */
  readonly scenario?: string;
  /** Made without a session. */
  readonly isPublic?: true;
  /** Nothing tells whether it was done. */
  readonly isTraceless?: true;
};
