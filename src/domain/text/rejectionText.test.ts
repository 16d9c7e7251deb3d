import { expect, it } from 'vitest';
import type { Failure } from '../failure.ts';
import { rejectionText } from './rejectionText.ts';

const refused = (message: string, status = 400): Failure => ({ kind: 'rejected', status, message });
const line = (field: string, rule: string, record = 'Node') =>
  `Key: '${record}.${field}' Error:Field validation for '${field}' failed on the '${rule}' tag`;

it.each<[string, string]>([
  [line('NetID', 'netid_valid', 'Network'), 'NetID is already in use or contains invalid characters'],
  [line('UserName', 'in_charset|email', 'User'), 'UserName contains invalid characters'],
  [line('MTU', 'max'), 'MTU is too long or too large'],
  [line('DefaultACL', 'checkyesornoorunset'), 'DefaultACL fails the check “checkyesornoorunset”'],
  [
    `${line('Name', 'required', 'DNSEntry')}\n${line('Address', 'ip', 'DNSEntry')}`,
    'Name is required. Address isn’t an IP address',
  ],
])('makes %j readable', (message, text) => {
  expect(rejectionText(refused(message))).toBe(text);
});

it('explains a key name that belongs to a user', () => {
  expect(rejectionText(refused('cannot create access key with user name'))).toBe(
    'A user already has this name. Choose another name for the key',
  );
});

it('explains a missing record', () => {
  expect(rejectionText(refused('no result found', 500))).toBe('This record no longer exists on the server');
});

it.each<[Failure, string]>([
  [
    refused('this operation is not supported on server nodes', 500),
    'this operation is not supported on server nodes',
  ],
  [refused('', 502), 'The server returned HTTP 502'],
  [{ kind: 'unreachable', offline: false }, 'Could not reach server'],
  [
    { kind: 'notSent', because: refused('no result found', 500) },
    'This record no longer exists on the server. Nothing was sent',
  ],
])('leaves any other reason unchanged: %o', (failure, text) => {
  expect(rejectionText(failure)).toBe(text);
});
