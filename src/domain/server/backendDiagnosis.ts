/** What answers at the configured address, told apart for the person who wants to sign in. */
export type BackendDiagnosis = BackendFinding & {
  /** The address that was tried. */
  readonly address: string;
};

export type BackendFinding =
  | { readonly status: 'reachable'; readonly hasAdmin: boolean }
  /** Nothing answered, or too late. */
  | { readonly status: 'unreachable'; readonly offline: boolean }
  /** Something answers, but does not let pages of this origin read it (CORS). */
  | { readonly status: 'notAllowed'; readonly origin: string }
  /** A page that came by https may not call an http address. */
  | { readonly status: 'insecure' }
  /** The page's security policy does not let it ask. */
  | { readonly status: 'blocked'; readonly host: string }
  /** Something answers that is no Netmaker API; `detail` says what came. */
  | { readonly status: 'notTheApi'; readonly detail: string }
  /** The API, or a proxy before it, turned the question down. */
  | { readonly status: 'refused'; readonly httpStatus: number; readonly message: string };
