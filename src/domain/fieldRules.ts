import type { MessageKey } from './text/messages.ts';

/** The server takes names with a slash and can never address them again: it decodes the path before it matches. */
export function slashProblem(name: string): MessageKey | undefined {
  return name.includes('/') ? 'common.validation.slash' : undefined;
}

/** What of a name keeps a record from being addressed, or is surely a slip. */
export function addressProblem(name: string): MessageKey | undefined {
  if (name === '.' || name === '..') return 'common.validation.dots';
  if (/\p{Cs}/u.test(name)) return 'common.validation.unicode';
  if (/\p{Cc}/u.test(name)) return 'common.validation.control';
  return slashProblem(name);
}

/** Whether the server can delete a record of this name: it accepts some that no path can hold. */
export function isAddressable(name: string): boolean {
  const problem = addressProblem(name);
  return problem === undefined || problem === 'common.validation.control';
}

/** Whether a typed text, but for blanks around it, is a whole number from `min` to `max`: no sign, no exponent. */
export function isWholeNumber(text: string, min: number, max: number): boolean {
  return /^\d{1,16}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
}

/** What is wrong with a count that has no bound but what numbers can hold; `problem` where it is none at all. */
export function countProblem(text: string, problem: MessageKey): MessageKey | undefined {
  if (isWholeNumber(text, 0, Number.MAX_SAFE_INTEGER)) return undefined;
  return Number(text) > Number.MAX_SAFE_INTEGER ? 'common.validation.toolarge' : problem;
}

/** The smallest packet that IPv6 and IPv4 count on. */
const leastMtu6 = 1280;
const leastMtu = 576;

/** What an MTU breaks; 0 leaves the choice to the machine. */
export function mtuWarning(mtu: string, hasIPv6: boolean): MessageKey | undefined {
  if (!isWholeNumber(mtu, 1, leastMtu6 - 1)) return undefined;
  if (Number(mtu) < leastMtu) return hasIPv6 ? 'common.warning.mtuboth' : 'common.warning.mtu';
  return hasIPv6 ? 'common.warning.mtu6' : undefined;
}
