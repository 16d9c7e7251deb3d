import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Edition } from '../../mocks/world/state.ts';

export type ServerCall = {
  /** Owner of the bearer token: a user's name, or `expired`, `garbage`, `masterKey`, `accessKey`. Undefined for none. */
  readonly as?: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A body that isn’t JSON, or is JSON in an unusual format. */
  readonly bodyText?: string;
};

/** A call to a real v0.16.1 server and its response, see `mocks/recorded/README.md`. */
export type Exchange = ServerCall & {
  /** Method and path, then after a dot the special case. */
  readonly name: string;
  readonly case?: string;
  readonly answer: {
    /** 0: the connection was closed without a response. */
    readonly status: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly json?: unknown;
    readonly text?: string;
    /** Size of an image, whose content is not kept. */
    readonly image?: { readonly width: number; readonly height: number };
  };
};

/** A step before an exchange: a call, or the name of another exchange. */
export type Step = string | ServerCall;

/** The exchanges of one server, and the steps before them, by name (`*` for all). */
export type Recording = {
  readonly edition: Edition;
  /** Whether it is part of the repository. The scenarios simulate the server on which it was recorded. */
  readonly isOwn: boolean;
  readonly exchanges: readonly Exchange[];
  readonly state: Readonly<Record<string, readonly Step[]>>;
};

/** Returns the recording in the repository, which has a file for each resource. */
export function ownRecording(edition: Edition): Recording {
  const folder = fileURLToPath(new URL(`../../mocks/recorded/${edition}`, import.meta.url));
  const files = jsonFiles(folder).filter((file) => !['access.json', stateFile].includes(basename(file)));
  const exchanges = files.flatMap((file): Exchange[] => JSON.parse(readFileSync(file, 'utf8')));
  return { edition, isOwn: true, exchanges, state: stateIn(folder) };
}

/** Returns the recordings in a folder with a file for each call, by edition. Ignores files with another format. */
export function recordingsIn(folder: string): Recording[] {
  const found = { community: new Array<Exchange>(), enterprise: new Array<Exchange>() };
  for (const file of jsonFiles(folder)) {
    const recorded: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecorded(recorded)) continue;
    const edition = recorded.edition === 'ee' ? 'enterprise' : 'community';
    found[edition].push(exchangeOf(basename(file, '.json'), recorded));
  }
  const state = stateIn(folder);
  return (['community', 'enterprise'] as const)
    .map((edition) => ({ edition, isOwn: false, exchanges: found[edition], state }))
    .filter(({ exchanges }) => exchanges.length > 0);
}

const stateFile = 'state.json';

function stateIn(folder: string): Recording['state'] {
  const file = join(folder, stateFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function jsonFiles(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.toSorted().map((name) => join(folder, name));
}

type Recorded = {
  edition: 'ce' | 'ee';
  case?: string;
  request: { method: string; path: string; headers?: Record<string, string>; body: string | null };
  response: {
    status: number;
    headers?: Record<string, string>;
    body?: string;
    bodyBase64?: string;
    json?: unknown;
  };
};

function isRecorded(value: unknown): value is Recorded {
  return typeof value === 'object' && value !== null && 'request' in value && 'response' in value;
}

function exchangeOf(name: string, { request, response, ...rest }: Recorded): Exchange {
  const { Authorization: authorization, ...headers } = request.headers ?? {};
  const caller = authorization === undefined ? undefined : callerOf(authorization);
  return {
    name,
    ...(rest.case && { case: rest.case }),
    ...(caller !== undefined && { as: caller }),
    method: request.method,
    path: request.path,
    headers,
    ...(request.body !== null && bodyOf(request.body)),
    answer: {
      status: response.status,
      headers: response.headers ?? {},
      ...('json' in response ? { json: response.json } : textOrImage(response)),
    },
  };
}

const placeholders: Readonly<Record<string, string>> = {
  '<expired admin token>': 'expired',
  '<access key value>': 'accessKey',
  '<master key>': 'masterKey',
  '': 'emptyBearer',
};

/** Returns the caller. `Bearer <admin token>` and `Bearer <token of alice>` are users' tokens. */
function callerOf(authorization: string): string {
  const word = authorization.replace(/^Bearer ?/, '');
  const user = /^<token of (.+)>$/.exec(word)?.[1] ?? /^<(.+) token>$/.exec(word)?.[1];
  return placeholders[word] ?? user ?? 'garbage';
}

/** Keeps a body as a value if `JSON.stringify` reproduces its text. */
function bodyOf(text: string): Pick<ServerCall, 'body' | 'bodyText'> {
  try {
    const body: unknown = JSON.parse(text);
    return JSON.stringify(body) === text ? { body } : { bodyText: text };
  } catch {
    return { bodyText: text };
  }
}

function textOrImage({ body, bodyBase64 }: Recorded['response']): Pick<Exchange['answer'], 'text' | 'image'> {
  if (bodyBase64 === undefined) return body === undefined ? {} : { text: body };
  const image = imageSize(Buffer.from(bodyBase64, 'base64'));
  return image ? { image } : {};
}

export function imageSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 24 || view.getUint32(0) !== 0x89504e47) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
