import { parseBackend, type Backend } from '../../api/transport/backend.ts';

declare global {
  interface Window {
    /** Set by config.js, which is loaded before the app: the old console's contract. */
    REACT_APP_BACKEND?: string;
  }
}

const parsed = parseBackend(window.REACT_APP_BACKEND);

/** A setting that isn't an address is kept for the login page to show. */
export const backend: Backend = parsed.ok ? parsed.value : { baseUrl: parsed.error, display: parsed.error };
