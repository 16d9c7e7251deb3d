export type Crash = {
  readonly error: unknown;
  /** Component stack from React; empty when the error was thrown outside rendering. */
  readonly componentStack: string;
};

type ReportContext = {
  readonly consoleVersion: string;
  readonly serverVersion: string;
  readonly address: string;
  /** Unix milliseconds. */
  readonly now: number;
  readonly browser: string;
  /** Known secrets and everything the user typed. */
  readonly secrets: readonly string[];
};

const longestMessage = 500;
const longestStack = 6_000;

export function crashMessage(error: unknown, secrets: readonly string[]): string {
  return cut(redact(nameAndMessage(error), secrets).replaceAll(/\s+/g, ' '), longestMessage);
}

export function crashReport({ error, componentStack }: Crash, context: ReportContext): string {
  const lines = [
    `Netmaker console ${context.consoleVersion}`,
    `Server: ${context.serverVersion || 'unknown'}`,
    `Time: ${new Date(context.now).toISOString()}`,
    `Address: ${redact(redactedAddress(context.address), context.secrets)}`,
    `Browser: ${context.browser}`,
    `Error: ${crashMessage(error, context.secrets)}`,
  ];
  const stack = componentStack.trim() === '' ? stackOf(error) : componentStack;
  const frames = cut(redact(stack, context.secrets), longestStack).split('\n');
  return [...lines, ...frames.filter((frame) => frame.trim() !== '')].join('\n');
}

function nameAndMessage(error: unknown): string {
  if (error instanceof Error) return error.message === '' ? error.name : `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : `Not an error but ${error === null ? 'null' : typeof error}`;
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error) || error.stack === undefined) return '';
  const { stack, message } = error;
  const start = message === '' ? -1 : stack.indexOf(message);
  return start === -1 ? stack : stack.slice(start + message.length);
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

const leftOut = '…';

/** Shorter strings occur in ordinary text. */
const shortestSecret = 4;

const token = /eyJ[\w-]+(?:\.[\w-]*){0,2}/g;
const bearer = /\bBearer\s+\S+/gi;
/** WireGuard keys are 32 bytes in base64. */
const wireGuardKey = /[A-Za-z0-9+/]{43}=/g;
/** JSON parse errors quote the input, which may itself contain quotes. */
const quotation = /"[^\n]*"/g;
const query = /(\bhttps?:\/\/[^\s?#)]+)[?#][^\s):]*/g;

/** The patterns below take quadratic time. A report shows far less. */
const longestRedacted = 20_000;

export function redact(text: string, secrets: readonly string[]): string {
  const longestFirst = secrets
    .filter((secret) => secret.length >= shortestSecret)
    .toSorted((a, b) => b.length - a.length);
  const withoutKnown = longestFirst.reduce((rest, secret) => rest.replaceAll(secret, leftOut), text);
  return shortened(withoutKnown)
    .replaceAll(bearer, `Bearer ${leftOut}`)
    .replaceAll(token, leftOut)
    .replaceAll(wireGuardKey, leftOut)
    .replaceAll(quotation, `"${leftOut}"`)
    .replaceAll(query, `$1?${leftOut}`);
}

/** Leaves out the last word as well, because no pattern matches half a key. */
function shortened(text: string): string {
  return text.length > longestRedacted ? text.slice(0, longestRedacted).replace(/\S{1,200}$/, leftOut) : text;
}

export function redactedAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://console');
  const names = [...new Set(searchParams.keys())].map((name) => `${encodeURIComponent(name)}=${leftOut}`);
  return names.length === 0 ? pathname : `${pathname}?${names.join('&')}`;
}
