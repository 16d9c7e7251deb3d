import { fail, succeed, type Result } from '../../domain/failure.ts';

export type Backend = {
  /** Without `/api` and without a trailing slash. */
  readonly baseUrl: string;
  /** Host, port and path, for texts. */
  readonly display: string;
};

const defaultBaseUrl = 'http://localhost:8081';

/**
 * Reads the setting `window.REACT_APP_BACKEND`. People type it or fill in templates, so surrounding spaces, quotes and
 * slashes and a trailing `/api` are ignored. The error is the text that isn’t an http(s) address.
 */
export function parseBackend(setting: unknown): Result<Backend, string> {
  const given = typeof setting === 'string' ? setting.replaceAll(/^[\s"']+|[\s"'/]+$/g, '') : '';
  const address = given === '' ? defaultBaseUrl : given;
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return fail(address);
  const url = new URL(address);
  const path = url.pathname.replace(/(?:\/+api)*\/*$/, '');
  return succeed({ baseUrl: url.origin + path, display: url.host + path });
}

/**
 * Whether the address means the visitor’s own computer, although the page comes from another one. The default for a
 * missing setting does.
 */
export function isOnVisitorsComputer(baseUrl: string, pageHost: string): boolean {
  return URL.canParse(baseUrl) && isLoopback(new URL(baseUrl).hostname) && !isLoopback(pageHost);
}

function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
}

/** A page, not a call: the browser goes there to log in through an identity provider. */
export function oauthLoginUrl(baseUrl: string): string {
  return `${baseUrl}/api/oauth/login`;
}
