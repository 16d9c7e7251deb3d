import { parseBackend, type Backend } from '../../api/transport/backend.ts';

declare global {
  interface Window {
    /** Set by config.js, which is loaded before the app: the old console's contract. */
    REACT_APP_BACKEND?: string;
  }
}

const parsed = parseBackend(window.REACT_APP_BACKEND);

/** The server this page talks to. A setting that is no address is kept as it is, for the login page to name. */
export const backend: Backend = parsed.ok
  ? parsed.value
  : { baseUrl: parsed.error, isSecure: false, display: parsed.error };
