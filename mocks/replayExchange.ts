import { readdirSync, readFileSync } from 'node:fs';
import type { Edition } from './world/state.ts';

/** One call to a real v0.16.1 server and its answer, trimmed; see `recorded/`. */
export type Exchange = {
  /** Method and path, then after a dot what is special about the case. */
  readonly name: string;
  readonly case?: string;
  /** Whose bearer was sent: a user's name, or `expired`, `garbage`, `masterKey`, `accessKey`; none if left out. */
  readonly as?: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A body that is not JSON. */
  readonly bodyText?: string;
  readonly answer: {
    /** 0: the connection was closed without an answer. */
    readonly status: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly json?: unknown;
    readonly text?: string;
  };
};

/** One row of the table of who may call what: status and, for refusals, the Message by kind of caller. */
export type AccessRow = {
  readonly method: string;
  readonly path: string;
  readonly bodyText?: string;
  readonly answers: Readonly<Record<string, readonly [status: number, message?: string]>>;
};

const accessFile = 'access.json';

function read(edition: Edition, file: string): string {
  return readFileSync(new URL(`./recorded/${edition}/${file}`, import.meta.url), 'utf8');
}

export function recordedExchanges(edition: Edition): Exchange[] {
  const files = readdirSync(new URL(`./recorded/${edition}`, import.meta.url));
  return files
    .filter((file) => file !== accessFile)
    .flatMap((file): Exchange[] => JSON.parse(read(edition, file)));
}

export function recordedAccess(edition: Edition): AccessRow[] {
  return JSON.parse(read(edition, accessFile));
}
