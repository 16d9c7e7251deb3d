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
  ['ip', 'isn’t an IP address'],
  ['ipv4', 'isn’t an IPv4 address'],
  ['ipv6', 'isn’t an IPv6 address'],
  ['cidr', 'isn’t an address range'],
  ['cidrv4', 'isn’t an IPv4 range'],
  ['cidrv6', 'isn’t an IPv6 range'],
  ['in_charset', 'contains invalid characters'],
  ['in_charset|email', 'contains invalid characters'],
  ['netid_valid', 'is already in use or contains invalid characters'],
  ['name_unique', 'is already in use'],
  ['network_exists', 'isn’t a network on this server'],
]);

/** The toast shows the server’s Message unaltered; the form shows this explanation. */
export function rejectionText(failure: SaveFailure): string {
  const text = failureText(failure);
  const brokenRules = [...text.matchAll(validatorLine)].map(
    ([, field, rule = '']) => `${field} ${ruleTexts.get(rule) ?? `fails the check “${rule}”`}`,
  );
  if (brokenRules.length > 0) return brokenRules.join('. ');
  if (text === 'cannot create access key with user name') return messages['accesskey.validation.username'];
  if (failure.kind === 'notSent') return sentences(rejectionText(failure.because), 'Nothing was sent');
  return isNoSuchRecord(failure) ? 'This record no longer exists on the server' : text;
}

export function failedText(texts: ToastTexts, failure: SaveFailure | undefined): FailedText | undefined {
  return failure && { fact: texts.failure(''), reason: rejectionText(failure) };
}
