import type { ServerConfig } from './server/serverConfigWire.ts';
import type { MessageKey } from './text/messages.ts';

/**
 * Rejects names that no URL path can address, and characters that can only be a mistake. The server decodes
 * the path before routing, so a name with a slash is never found again.
 */
export function recordNameProblem(name: string): MessageKey | undefined {
  if (name === '.' || name === '..') return 'common.validation.dots';
  if (/\p{Cs}/u.test(name)) return 'common.validation.unicode';
  if (/\p{Cc}/u.test(name)) return 'common.validation.control';
  if (/\p{Bidi_Control}/u.test(name)) return 'common.validation.direction';
  return name.includes('/') ? 'common.validation.slash' : undefined;
}

/** Control characters and direction overrides are a mistake but still addressable. */
export function isAddressable(name: string): boolean {
  const problem = recordNameProblem(name);
  return problem === undefined || accepted.has(problem);
}

const accepted: ReadonlySet<MessageKey> = new Set([
  'common.validation.control',
  'common.validation.direction',
]);

export function isWholeNumber(text: string, min: number, max: number): boolean {
  return /^\d{1,16}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
}

export function countProblem(text: string, problem: MessageKey): MessageKey | undefined {
  if (isWholeNumber(text, 0, Number.MAX_SAFE_INTEGER)) return undefined;
  return Number(text) > Number.MAX_SAFE_INTEGER ? 'common.validation.toolarge' : problem;
}

/** IPv6 and IPv4 require links to carry packets of these sizes. */
export const minMtu6 = 1280;
export const minMtu = 576;

/** An MTU of 0 leaves the choice to the machine. */
export function mtuWarning(mtu: string, hasIPv6: boolean): MessageKey | undefined {
  if (!isWholeNumber(mtu, 1, minMtu6 - 1)) return undefined;
  if (Number(mtu) < minMtu) return hasIPv6 ? 'common.warning.mtuboth' : 'common.warning.mtu';
  return hasIPv6 ? 'common.warning.mtu6' : undefined;
}

/** Returns why commands that nodes run can’t be changed. */
export function scriptLock(server: Pick<ServerConfig, 'isRceOn'>): string | undefined {
  return server.isRceOn ? undefined : 'Remote command execution is off on this server';
}
