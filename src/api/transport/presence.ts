import type { BackendFinding } from '../../domain/server/diagnosisText.ts';

/** Finds out why a call has no readable response; undefined if there is no response at all. */
export type AskPresence = (call: string) => Promise<BackendFinding | undefined>;

type Page = { readonly protocol: string; readonly origin: string };

/** Milliseconds. */
const limit = 5_000;

/** If a call in `no-cors` mode succeeds, the server responds but doesn’t allow this origin (CORS). */
export const presenceSeenFrom =
  (page: Page): AskPresence =>
  async (call) => {
    if (page.protocol === 'https:' && isOpenHttp(call)) return { status: 'insecure' };
    try {
      await fetch(call, {
        mode: 'no-cors',
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(limit),
      });
      return { status: 'notAllowed', origin: page.origin };
    } catch {
      return undefined;
    }
  };

/**
 * Tells a server that closed one connection from one that is down, by another call without a token. Calls that fail
 * together share one check.
 */
export function answeringAt(call: string): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  const ask = async () => {
    try {
      const request = new Request(call, {
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(limit),
      });
      return (await fetch(request)).ok;
    } catch {
      return false;
    } finally {
      asked = undefined;
    }
  };
  return () => (asked ??= ask());
}

/** Browsers also allow calls to this computer over http. */
function isOpenHttp(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !/^(localhost|127\..*|\[::1\])$/.test(hostname);
}
