import { expect, it } from 'vitest';
import { isChange, levelOf } from './logLevel.ts';

it.each([
  ['processed request error: could not find any records', 'error'],
  ['admin user validation failed:  incorrect credentials', 'error'],
  ["Key: 'User.Password' Error:Field validation for 'Password' failed on the 'min' tag", 'error'],
  ['lvl2-client attempted to create a client on network meshnet but they lack access', 'error'],
  ['admin failed to create network:  IPv4 or IPv6 CIDR required', 'error'],
  ['access key creation with invalid name attempted by admin', 'error'],
  ['mira failed to create egress gateway on node [x]', 'error'],
  ['admin fetched networks.', 'info'],
  ['admin was authenticated', 'info'],
  ['peer site-hub was found to be failover for site-1 checking failover peers...', 'info'],
  ['mira created network failed', 'info'],
  ['mira Deleted extclient client error from network office', 'info'],
  ['created new node error-1 on network office', 'info'],
  ['REST Server successfully started on port  9081  (REST)', 'info'],
  ['', 'info'],
])('takes %o for %s', (text, level) => {
  expect(levelOf(text)).toBe(level);
});

it.each([
  ['mira created network office', true],
  ['created new node lab-1 on network lab', true],
  ['mira Deleted extclient client phone from network lab', true],
  ['mira DNS entry is set: {Address:10.0.0.1 Address6: Name:db Network:lab}', true],
  ['mira was created', false],
  ['mira failed to create network: bad', false],
  ['mira fetched networks.', false],
  ['', false],
])('%o tells of a change: %s', (text, tells) => {
  expect(isChange(text)).toBe(tells);
});
