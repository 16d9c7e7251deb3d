import { formatRelative } from '../../../domain/format/dateTime.ts';
import { isOverloaded, maxAttempts, type Attempted } from '../../../domain/loadable.ts';
import { failureText, ended, sentences } from '../../../domain/text/failureText.ts';
import { messages } from '../../../domain/text/messages.ts';

export type FailedAttemptsView = {
  readonly isOver: boolean;
  readonly failed: number;
  readonly total: number;
  readonly heading: string;
  readonly text: string;
  readonly reason: string;
};

/** Returns undefined unless the latest attempt failed. `subject` is for example “metrics”, `now` in Unix seconds. */
export function failedAttemptsView(
  attempted: Attempted<unknown>,
  subject: string,
  now: number,
): FailedAttemptsView | undefined {
  const { data, attempts, isLoading, failedAt } = attempted;
  if (data.status !== 'failed') return undefined;
  const reason = failureText(data.failure);
  if (isOverloaded(attempted)) {
    const when = failedAt === undefined ? undefined : formatRelative(Math.min(failedAt / 1000, now), now);
    return {
      isOver: true,
      failed: maxAttempts,
      total: maxAttempts,
      reason,
      heading: messages['error.overload'],
      text: `${maxAttempts} requests in a row failed, so the console stopped retrying. Last attempt${when ? ` ${when}` : ''}: ${ended(reason)}`,
    };
  }
  const failed = isLoading ? attempts - 1 : attempts;
  return {
    isOver: false,
    failed,
    total: maxAttempts,
    reason,
    heading: `Couldn’t load ${subject}`,
    text: sentences(reason, `Retrying… ${failed} of ${maxAttempts} attempts have failed.`),
  };
}
