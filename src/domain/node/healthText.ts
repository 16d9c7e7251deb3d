import { formatSpan } from '../format/dateTime.ts';
import type { HealthReason, HealthStatus } from './health.ts';

/** The words of §4. Where they are styled in lower case, they stay these words for readers and tests. */
export const healthWords: Readonly<Record<HealthStatus, string>> = {
  healthy: 'HEALTHY',
  warning: 'WARNING',
  error: 'ERROR',
  pending: 'PENDING',
};

/** What stands beside the word: why the node is in that state. */
export function healthReasonText(reason: HealthReason): string {
  switch (reason.kind) {
    case 'checkedIn':
      return `${formatSpan(reason.secondsAgo)} ago`;
    case 'silent':
      return `no check-in for ${formatSpan(reason.seconds)}`;
    case 'neverCheckedIn':
      return 'never checked in';
    case 'askedToJoin':
      return reason.secondsAgo === undefined
        ? 'waits for approval'
        : `asked to join ${formatSpan(reason.secondsAgo)} ago`;
  }
}
