import { actorOf } from '../../../domain/log/logActions.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';

/** A line of the log, taken apart. */
export type LogRow = {
  /** `14:06:31`, in the server's time zone; empty for a line of another form. */
  readonly time: string;
  readonly isError: boolean;
  /** Who or what it is from: a user, or the server itself; the level where that matters more. */
  readonly source: string;
  /** The user's name that the message begins with; empty without one. */
  readonly actor: string;
  /** The message after that name. */
  readonly text: string;
  /** `(x12)` when the server saw it more than once. */
  readonly repeated: string;
};

export function logRow(line: LogLine, usernames: ReadonlySet<string>): LogRow {
  const isError = line.level === 'error';
  const actor = actorOf(line.text, usernames) ?? '';
  return {
    time: line.timestamp.split(' ')[1] ?? '',
    isError,
    source: isError ? 'error' : actor || 'server',
    actor,
    text: line.text.slice(actor.length),
    repeated: line.count > 1 ? `(x${line.count})` : '',
  };
}
