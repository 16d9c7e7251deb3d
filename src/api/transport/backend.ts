import { fail, succeed, type Result } from '../../domain/failure.ts';

export type Backend = {
  /** Without `/api` and without a slash at the end. */
  readonly baseUrl: string;
  readonly isSecure: boolean;
  /** Host, port and path as a person would say them. */
  readonly display: string;
};

/** Used when nothing is configured. */
const defaultBaseUrl = 'http://localhost:8081';

/**
 * Reads the run-time setting `window.REACT_APP_BACKEND`. People write it by hand and through templates, so blanks,
 * quotes and slashes around the address do not count, nor does an `/api` at its end, which every call brings itself.
 * The error is the text that is no http(s) address.
 */
export function parseBackend(setting: unknown): Result<Backend, string> {
  const given = typeof setting === 'string' ? setting.replaceAll(/^[\s"']+|[\s"'/]+$/g, '') : '';
  const address = given === '' ? defaultBaseUrl : given;
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return fail(address);
  const url = new URL(address);
  const path = url.pathname.replace(/(?:\/+api)*\/*$/, '');
  return succeed({
    baseUrl: url.origin + path,
    isSecure: url.protocol === 'https:',
    display: url.host + path,
  });
}

/** Where the browser goes (not a call) to sign in through an identity provider. */
export function oauthLoginUrl(baseUrl: string): string {
  return `${baseUrl}/api/oauth/login`;
}
