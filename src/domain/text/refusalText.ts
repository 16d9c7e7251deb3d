import { isNoSuchRecord, type SaveFailure } from '../failure.ts';
import { failureText, sentences } from './failureText.ts';
import { messages } from './messages.ts';
import type { ToastTexts } from './toastTexts.ts';

export type FailedText = { readonly fact: string; readonly reason: string };

const validatorLine = /Key: '\w+\.(\w+)' Error:Field validation for '\w+' failed on the '([^']+)' tag/g;

const ruleTexts: ReadonlyMap<string, string> = new Map([
  ['required', 'is required'],
  ['min', 'is too short or too small'],
  ['max', 'is too long or too large'],
  ['ip', 'is not an IP address'],
  ['ipv4', 'is not an IPv4 address'],
  ['ipv6', 'is not an IPv6 address'],
  ['cidr', 'is not an address range'],
  ['cidrv4', 'is not an IPv4 range'],
  ['cidrv6', 'is not an IPv6 range'],
  ['in_charset', 'has characters that are not allowed'],
  ['in_charset|email', 'has characters that are not allowed'],
  ['netid_valid', 'is taken or has characters that are not allowed'],
  ['name_unique', 'is taken'],
  ['network_exists', 'is not a network of this server'],
]);

/** The toast shows the server’s Message unaltered; the form shows this explanation. */
export function refusalText(failure: SaveFailure): string {
  const text = failureText(failure);
  const brokenRules = [...text.matchAll(validatorLine)].map(
    ([, field, rule = '']) => `${field} ${ruleTexts.get(rule) ?? `breaks the rule ${rule}`}`,
  );
  if (brokenRules.length > 0) return brokenRules.join('. ');
  if (text === 'cannot create access key with user name') return messages['accesskey.validation.username'];
  if (failure.kind === 'notSent') return sentences(refusalText(failure.because), 'Nothing was sent');
  return isNoSuchRecord(failure) ? 'The server has no such record any more' : text;
}

export function failedText(texts: ToastTexts, failure: SaveFailure | undefined): FailedText | undefined {
  return failure && { fact: texts.failure(''), reason: refusalText(failure) };
}
