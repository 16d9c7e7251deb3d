import { entryMessages } from '../text/entryTexts.ts';
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
  const fact = entryMessages['error.network'];
  const { address } = diagnosis;
  switch (diagnosis.status) {
    case 'unreachable':
      return {
        fact,
        canRetry: true,
        advice: diagnosis.offline
          ? 'This browser is offline. Check this machine’s network, then try again.'
          : `Nothing answered at ${address}. Check that the server runs there, that its certificate is valid and that it allows this page’s origin (CORS).`,
      };
    case 'notAllowed':
      return {
        fact,
        canRetry: true,
        advice: `Something answers at ${address}, but does not let this page read it (CORS). Set CORS_ALLOWED_ORIGIN of the server to ${diagnosis.origin}; a proxy that answers in its place does not set it either.`,
      };
    case 'insecure':
      return {
        fact,
        canRetry: false,
        advice: `This page came by https, and browsers let no such page call ${address}. Give the server a certificate and config.js its https address.`,
      };
    case 'blocked':
      // The policy stays for as long as this page is open.
      return {
        fact,
        canRetry: false,
        advice: `${blockedText(diagnosis.host)}. Set both to the same address, then load this page again.`,
      };
    case 'notTheApi':
      return {
        fact,
        canRetry: true,
        advice: `Something answers at ${address}, but it is not the Netmaker API of v0.16. ${diagnosis.detail} Check the address in config.js.`,
      };
    case 'refused':
      return {
        fact,
        canRetry: true,
        advice: `${address} refused with status ${diagnosis.httpStatus}${diagnosis.message && `: ${diagnosis.message}`}.`,
      };
  }
}
