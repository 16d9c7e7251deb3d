import type { Loadable } from '../../../domain/loadable.ts';
import { failureText } from '../../../domain/text/failureText.ts';

export type AbsentView =
  | { readonly status: 'loading' }
  /** `subject` could not be loaded: "The network". */
  | { readonly status: 'failed'; readonly subject: string; readonly reason: string }
  /** There is no such record, or it is not for this viewer; and where to go instead. */
  | {
      readonly status: 'noRecord';
      readonly heading: string;
      readonly text: string;
      readonly listHref: string;
      readonly listLabel: string;
    };

export function absentOf(data: Loadable<unknown>, subject: string, missing: AbsentView): AbsentView {
  if (data.status === 'failed') return { status: 'failed', subject, reason: failureText(data.failure) };
  return data.status === 'ready' ? missing : { status: 'loading' };
}
