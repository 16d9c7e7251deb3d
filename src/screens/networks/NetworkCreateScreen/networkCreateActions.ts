import type { NetworkDraft } from '../../../domain/network/networkDraft.ts';

export type NetworkCreateActions = {
  change(changes: Partial<NetworkDraft>): void;
  autofill(): void;
  /** Brings back what the last Autofill has replaced. */
  undoAutofill(): void;
  /** Everything is valid. */
  create(): void;
  cancel(): void;
};
