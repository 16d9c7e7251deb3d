import type { Consequence } from '../../components/ConfirmDialog/ConfirmDialog.tsx';

/** Whether a record can be deleted, with the consequences of deleting it or the reason why it can’t be. */
export type Deletion =
  | {
      readonly isPossible: true;
      readonly reason?: undefined;
      readonly consequences: readonly Consequence[];
      /** The name that must be typed to confirm. */
      readonly typeToConfirm?: string;
    }
  | {
      readonly isPossible: false;
      readonly reason: string;
      /** Link to the records that must be deleted first. */
      readonly obstacle?: { readonly href: string; readonly label: string };
    };
