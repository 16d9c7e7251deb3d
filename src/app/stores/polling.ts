import type { Failure, Result } from '../../domain/failure.ts';

export const pollMs = 7_500;
const longestPauseMs = 60_000;

type Poll = {
  /** Returns nothing if there is nothing to read now. */
  readonly run: () => Promise<Result<unknown, Failure>> | void;
  failures: number;
  /** Unix milliseconds. */
  nextAt: number;
};

const polls = new Set<Poll>();
let stop: (() => void) | undefined;

/** Polls with the one timer of the console, pauses while the page is hidden, and slows down after failures. */
export function startPolling(run: Poll['run']): () => void {
  const poll: Poll = { run, failures: 0, nextAt: 0 };
  polls.add(poll);
  stop ??= startTimer();
  return () => {
    polls.delete(poll);
    if (polls.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function startTimer(): () => void {
  const timer = setInterval(pollAll, pollMs);
  document.addEventListener('visibilitychange', pollAtOnce);
  window.addEventListener('online', pollAtOnce);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', pollAtOnce);
    window.removeEventListener('online', pollAtOnce);
  };
}

function pollAtOnce(): void {
  for (const poll of polls) poll.nextAt = 0;
  pollAll();
}

function pollAll(): void {
  if (!document.hidden) for (const poll of polls) void pollOnce(poll);
}

async function pollOnce(poll: Poll): Promise<void> {
  if (Date.now() < poll.nextAt) return;
  const result = await poll.run();
  if (!result) return;
  poll.failures = result.ok ? 0 : poll.failures + 1;
  const pause = Math.min(pollMs * 2 ** poll.failures, longestPauseMs);
  poll.nextAt = result.ok ? 0 : Date.now() + pause - pollMs / 2;
}
