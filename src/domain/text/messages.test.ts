import { expect, it } from 'vitest';
import { hasProblems, messages, type MessageKey } from './messages.ts';

it.each<[MessageKey, string]>([
  ['error.network', 'Could not reach server'],
  ['error.tokenexpire', 'Session has expired'],
  ['error.unauthorized', 'Unauthorized access attempted'],
  ['error.overload', 'Too many failed requests, refresh to retry'],
  ['error.noresults', 'No results found'],
  ['login.loginFailed', 'Failed to login, invalid credentials or server disconnect'],
  ['login.oauth.failed', 'OAuth Login Failed, check if server is configured for OAuth'],
  [
    'users.validation.username',
    'Invalid user name provided. Must be between 3 to 40 alphanumeric characters with "-" or "." or an email address',
  ],
  [
    'users.validation.password',
    'Invalid password provided. Must be between 5 to 64 characters with no white space',
  ],
  ['users.validation.confirmation', 'Confirmation password does not match given password'],
  ['network.validation.ipv4', 'Please enter a valid IPv4 address'],
  ['network.validation.ipv6', 'Please enter a valid IPv6 address'],
  ['network.validation.accesslevel', 'Value must be Between 0 and 3 see tooltip for more info'],
  [
    'node.validation.egressgatewayrange',
    'Please enter a valid egress gateway range (IPv4 CIDR or IPv6 CIDR)',
  ],
  ['node.validation.relayaddress', 'Please enter a valid relay address range (IPv4 or IPv6)'],
  ['node.notfound', 'Not Found'],
  ['nodes.missing', 'Not found, data missing'],
  ['pro.noaccess', 'NO ACCESS'],
  ['extclient.limit', 'You have reached your client limit'],
])('keeps %s letter for letter', (key, text) => {
  expect(messages[key]).toBe(text);
});

it('says that the person has lost their way, and names the product', () => {
  expect(messages['error.notfound']).toMatch(/lost your way.*Netmaker/);
});

it('gives the sign-in form the same sentences as user administration', () => {
  expect(messages['login.validation.username']).toBe(messages['users.validation.username']);
  expect(messages['login.validation.password']).toBe(messages['users.validation.password']);
  expect(messages['login.validation.confirmation']).toBe(messages['users.validation.confirmation']);
});

it('finds problems only where there is one', () => {
  expect(hasProblems({})).toBe(false);
  expect(hasProblems({ name: undefined })).toBe(false);
  expect(hasProblems({ name: undefined, address: 'dns.validation.address' })).toBe(true);
});
