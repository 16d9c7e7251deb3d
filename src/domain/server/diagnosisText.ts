import { loginMessages } from '../text/loginTexts.ts';
import { blockedText } from '../text/failureText.ts';

export type BackendDiagnosis = BackendFinding & {
  readonly address: string;
};

export type BackendFinding =
  | { readonly status: 'reachable'; readonly hasAdmin: boolean }
  | { readonly status: 'unreachable'; readonly offline: boolean }
  /** CORS: a server answers, but doesn’t allow this origin to read the response. */
  | { readonly status: 'notAllowed'; readonly origin: string }
  /** Browsers block calls to http addresses from https pages. */
  | { readonly status: 'insecure' }
  /** The page’s security policy blocks the call. */
  | { readonly status: 'blocked'; readonly host: string }
  /** `detail` says what the response was instead. */
  | { readonly status: 'notTheApi'; readonly detail: string }
  /** The API, or a proxy in front of it, rejected the request. */
  | { readonly status: 'refused'; readonly httpStatus: number; readonly message: string };

export type DiagnosisText = {
  readonly fact: string;
  readonly advice: string;
  readonly canRetry: boolean;
};

export type UnusableServer = Exclude<BackendDiagnosis, { status: 'reachable' }>;

export function diagnosisText(diagnosis: UnusableServer): DiagnosisText {
  const fact = loginMessages['error.network'];
  const { address } = diagnosis;
  switch (diagnosis.status) {
    case 'unreachable':
      return {
        fact,
        canRetry: true,
        advice: diagnosis.offline
          ? 'This browser is offline. Check your connection, then try again.'
          : `No response from ${address}. Check that the server is running, its certificate is valid and it allows requests from this page’s origin (CORS).`,
      };
    case 'notAllowed':
      return {
        fact,
        canRetry: true,
        advice: `${address} responds, but rejects requests from this page (CORS). Set CORS_ALLOWED_ORIGIN to ${diagnosis.origin}, and check any proxy.`,
      };
    case 'insecure':
      return {
        fact,
        canRetry: false,
        advice: `This page was loaded over HTTPS, so the browser blocks requests to ${address}. Set up a certificate on the server and use its https:// address in config.js.`,
      };
    case 'blocked':
      // The policy stays for as long as this page is open.
      return {
        fact,
        canRetry: false,
        advice: `${blockedText(diagnosis.host)}. Set both to the same address, then reload this page.`,
      };
    case 'notTheApi':
      return {
        fact,
        canRetry: true,
        advice: `${address} responds, but it isn’t the Netmaker v0.16 API. ${diagnosis.detail} Check the address in config.js.`,
      };
    case 'refused':
      return {
        fact,
        canRetry: true,
        advice: `${address} returned HTTP ${diagnosis.httpStatus}${diagnosis.message && `: ${diagnosis.message}`}.`,
      };
  }
}
