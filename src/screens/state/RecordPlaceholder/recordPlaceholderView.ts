import type { RecordNotFoundView } from '../NotFoundScreen/NotFoundScreen.tsx';
import type { Loadable } from '../../../domain/loadable.ts';
import { failureText } from '../../../domain/text/failureText.ts';

export type RecordPlaceholderView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly subject: string; readonly reason: string }
  /** The record doesn’t exist, or this viewer has no access to it. Links to another page. */
  | NoRecord;

export type NoRecord = RecordNotFoundView & { readonly status: 'noRecord' };

export function recordPlaceholderView(
  data: Loadable<unknown>,
  subject: string,
  missing: RecordPlaceholderView,
): RecordPlaceholderView {
  if (data.status === 'failed') return { status: 'failed', subject, reason: failureText(data.failure) };
  return data.status === 'ready' ? missing : { status: 'loading' };
}
