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
