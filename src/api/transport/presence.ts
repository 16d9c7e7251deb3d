import type { BackendFinding } from '../../domain/server/diagnosisText.ts';

/** What can be told of a call whose answer the browser does not let the page read; nothing if it is silent. */
export type AskPresence = (call: string) => Promise<BackendFinding | undefined>;

type Page = { readonly protocol: string; readonly origin: string };

/** Milliseconds: the question before was not answered either. */
const limit = 5_000;

/**
 * A call that fails says nothing about why. One whose answer nobody wants to read goes through without the server's
 * leave: where that is answered, the leave is what is missing.
 */
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
 * Whether this call, which needs no token, is answered. Calls that fail together share one question. The browser tells a
 * server that closed one connection from one that is down by nothing else.
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

/** Browsers trust this machine's own addresses without https. */
function isOpenHttp(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !/^(localhost|127\..*|\[::1\])$/.test(hostname);
}
