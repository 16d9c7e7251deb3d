import { formatAge } from '../../../domain/format/dateTime.ts';
import { isOverloaded, maxAttempts, type Attempted } from '../../../domain/loadable.ts';
import { failureText, ended, sentences } from '../../../domain/text/failureText.ts';
import { messages } from '../../../domain/text/messages.ts';

export type FailedAttemptsView = NonNullable<ReturnType<typeof failedAttemptsView>>;

/** Returns undefined unless the latest attempt failed. `subject` is for example “metrics”, `now` in Unix seconds. */
export function failedAttemptsView(attempted: Attempted<unknown>, subject: string, now: number) {
  const { data, attempts, isLoading, failedAt } = attempted;
  if (data.status !== 'failed') return undefined;
  const reason = failureText(data.failure);
  const isOver = isOverloaded(attempted);
  const failed = isOver ? maxAttempts : isLoading ? attempts - 1 : attempts;
  const when = failedAt && formatAge(failedAt / 1000, now);
  return {
    isOver,
    failed,
    total: maxAttempts,
    reason,
    heading: isOver ? messages['error.overload'] : `Couldn’t load ${subject}`,
    text: isOver
      ? `${maxAttempts} requests in a row failed, so the console stopped retrying. Last attempt${when ? ` ${when}` : ''}: ${ended(reason)}`
      : sentences(reason, `Retrying… ${failed} of ${maxAttempts} attempts have failed.`),
  };
}
