import { draftTexts } from '../stores/formDrafts.ts';
import { newAccessKey } from '../stores/newAccessKey.ts';
import { sessionStore } from '../stores/session.ts';

/** What must be in no report at this moment: the session's token, a key that was just made, and whatever was typed. */
export function knownSecrets(): readonly string[] {
  const { session } = sessionStore;
  const secret = newAccessKey.created?.key.secret;
  return [
    ...(session ? [session.token] : []),
    ...(secret && !secret.hidden ? [secret.value, secret.accessString] : []),
    ...draftTexts(),
    ...[...document.querySelectorAll('input, textarea')].map(valueOfField),
  ];
}

function valueOfField(field: Element): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}
