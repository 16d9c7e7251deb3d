import type { Consent } from '../shared/RecordEditor/editorView.ts';

/** Decision 9: a network is saved with its keys, and where the server hides those, with placeholders for them. */
export function hiddenKeysConsent(count: number): Consent {
  return {
    id: 'keys',
    label: count === 1 ? 'Lose the access key' : `Lose all ${count} access keys`,
    consequence:
      'The server hides access keys, so saving overwrites them with placeholders. Nobody can join with them afterwards: create new ones.',
  };
}
