import type { Network } from '../../domain/network/network.ts';
import type { Consent } from '../editor/RecordEditor/editorView.ts';

/** A save sends the whole network, with placeholders for the keys that the server hides. */
export function hiddenKeysConsent({ accessKeys }: Network): Consent | undefined {
  const count = accessKeys.filter((key) => key.secret.hidden).length;
  if (count === 0) return undefined;
  return {
    id: 'keys',
    label: count === 1 ? 'Replace the access key' : `Replace all ${count} access keys`,
    consequence:
      'The server hides access keys, so saving overwrites them with placeholders. They will stop working, so create new ones afterwards.',
  };
}
