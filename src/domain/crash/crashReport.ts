/** Something that the program did not expect. */
export type Crash = {
  /** What was thrown: anything. */
  readonly error: unknown;
  /** Which components it was drawing, as React tells; empty outside of drawing. */
  readonly componentStack: string;
};

type Surroundings = {
  readonly consoleVersion: string;
  /** Empty while it is not known. */
  readonly serverVersion: string;
  /** The page's address. */
  readonly address: string;
  /** Unix milliseconds. */
  readonly now: number;
  readonly browser: string;
  /** What is known to be secret, and what was typed. */
  readonly secrets: readonly string[];
};

/** Characters of a message, and of a stack, that help; a server may send more. */
const longestMessage = 500;
const longestStack = 6_000;

/** What happened, in one line that may be shown and sent on. */
export function crashMessage(error: unknown, secrets: readonly string[]): string {
  return cut(redact(nameAndMessage(error), secrets).replaceAll(/\s+/g, ' '), longestMessage);
}

/** What somebody who reports the crash can send: no token, no key, nothing that was typed. */
export function crashReport({ error, componentStack }: Crash, around: Surroundings): string {
  const lines = [
    `Netmaker console ${around.consoleVersion}`,
    `Server: ${around.serverVersion || 'not known'}`,
    `Time: ${new Date(around.now).toISOString()}`,
    `Address: ${redact(redactedAddress(around.address), around.secrets)}`,
    `Browser: ${around.browser}`,
    `Error: ${crashMessage(error, around.secrets)}`,
  ];
  const stack = componentStack.trim() === '' ? stackOf(error) : componentStack;
  return [...lines, ...cut(redact(stack, around.secrets), longestStack).split('\n').filter(isNotBlank)].join(
    '\n',
  );
}

function nameAndMessage(error: unknown): string {
  if (error instanceof Error) return error.message === '' ? error.name : `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : `Not an error but ${error === null ? 'null' : typeof error}`;
}

/** The frames without the message before them, which is said already. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error) || error.stack === undefined) return '';
  const { stack, message } = error;
  const at = message === '' ? -1 : stack.indexOf(message);
  return at === -1 ? stack : stack.slice(at + message.length);
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

function isNotBlank(line: string): boolean {
  return line.trim() !== '';
}

/** What stands for what was left out. */
const leftOut = '…';

/** Shorter ones are words that stand everywhere. */
const shortestSecret = 4;

const token = /eyJ[\w-]+(?:\.[\w-]*){0,2}/g;
const bearer = /\bBearer\s+\S+/gi;
/** A WireGuard key: 32 bytes in base64. */
const wireGuardKey = /[A-Za-z0-9+/]{43}=/g;
/** What an engine quotes of the text that it could not read, which may hold quotes itself. */
const quotation = /"[^\n]*"/g;
const query = /(\bhttps?:\/\/[^\s?#)]+)[?#][^\s):]*/g;

/** A text without what must not leave the browser: `secrets` letter for letter, and what looks like a credential. */
export function redact(text: string, secrets: readonly string[]): string {
  const longestFirst = secrets
    .filter((secret) => secret.length >= shortestSecret)
    .toSorted((one, other) => other.length - one.length);
  return longestFirst
    .reduce((rest, secret) => rest.replaceAll(secret, leftOut), text)
    .replaceAll(bearer, `Bearer ${leftOut}`)
    .replaceAll(token, leftOut)
    .replaceAll(wireGuardKey, leftOut)
    .replaceAll(quotation, `"${leftOut}"`)
    .replaceAll(query, `$1?${leftOut}`);
}

/** An address of the console: its path, and of its query only the names. */
export function redactedAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://console');
  const names = [...new Set(searchParams.keys())].map((name) => `${encodeURIComponent(name)}=${leftOut}`);
  return names.length === 0 ? pathname : `${pathname}?${names.join('&')}`;
}
