import { expect, it } from 'vitest';
import type { Failure } from '../failure.ts';
import { refusalText } from './refusalText.ts';

const refused = (message: string, status = 400): Failure => ({ kind: 'rejected', status, message });
const line = (field: string, rule: string, record = 'Node') =>
  `Key: '${record}.${field}' Error:Field validation for '${field}' failed on the '${rule}' tag`;

it.each<[string, string]>([
  [line('NetID', 'netid_valid', 'Network'), 'NetID is taken or has characters that are not allowed'],
  [line('UserName', 'in_charset|email', 'User'), 'UserName has characters that are not allowed'],
  [line('MTU', 'max'), 'MTU is too long or too large'],
  [line('DefaultACL', 'checkyesornoorunset'), 'DefaultACL breaks the rule checkyesornoorunset'],
  [
    `${line('Name', 'required', 'DNSEntry')}\n${line('Address', 'ip', 'DNSEntry')}`,
    'Name is required. Address is not an IP address',
  ],
])('makes %j readable', (message, text) => {
  expect(refusalText(refused(message))).toBe(text);
});

it('says what to do about a key that is named like a user', () => {
  expect(refusalText(refused('cannot create access key with user name'))).toBe(
    'A user has this name. A key needs another one',
  );
});

it('says what a record that is not in the database means', () => {
  expect(refusalText(refused('no result found', 500))).toBe('The server has no such record any more');
});

it.each<[Failure, string]>([
  [
    refused('this operation is not supported on server nodes', 500),
    'this operation is not supported on server nodes',
  ],
  [refused('', 502), 'The server refused with status 502'],
  [{ kind: 'unreachable', offline: false }, 'Could not reach server'],
  [
    { kind: 'notSent', because: refused('no result found', 500) },
    'The server has no such record any more. Nothing was sent',
  ],
])('leaves any other reason as it is: %o', (failure, text) => {
  expect(refusalText(failure)).toBe(text);
});
