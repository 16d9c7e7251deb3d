import { toastQueue } from '../../components/Toast/toastQueue.ts';

/** Notifications as `kind | text | detail`, the newest first. */
export function outcomes(): readonly string[] {
  return toastQueue.snapshot().history.map(({ kind, text, detail }) => [kind, text, detail].join(' | '));
}

export function lastOutcome(): string {
  return outcomes()[0] ?? '';
}
