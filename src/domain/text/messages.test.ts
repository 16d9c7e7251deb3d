import { expect, it } from 'vitest';
import { hasProblems, messages, type MessageKey } from './messages.ts';

/** Texts from the specification or the old console. */
const given: Partial<Record<MessageKey, string>> = {
  'error.network': 'Could not reach server',
  'error.tokenexpire': 'Session has expired',
  'error.unauthorized': 'Unauthorized access attempted',
  'error.overload': 'Too many failed requests, refresh to retry',
  'error.noresults': 'No results found',
  'login.loginFailed': 'Failed to login, invalid credentials or server disconnect',
  'login.oauth.failed': 'OAuth Login Failed, check if server is configured for OAuth',
  'login.validation.username':
    'Invalid user name provided. Must be between 3 to 40 alphanumeric characters with "-" or "." or an email address',
  'login.validation.password':
    'Invalid password provided. Must be between 5 to 64 characters with no white space',
  'login.validation.confirmation': 'Confirmation password does not match given password',
  'users.validation.username':
    'Invalid user name provided. Must be between 3 to 40 alphanumeric characters with "-" or "." or an email address',
  'users.validation.password':
    'Invalid password provided. Must be between 5 to 64 characters with no white space',
  'users.validation.confirmation': 'Confirmation password does not match given password',
  'network.validation.ipv4': 'Please enter a valid IPv4 address',
  'network.validation.ipv6': 'Please enter a valid IPv6 address',
  'network.validation.accesslevel': 'Value must be Between 0 and 3 see tooltip for more info',
  'network.validation.nodelimit': 'Value must be 0 or greater',
  'network.validation.clientlimit': 'Value must be 0 or greater',
  'node.validation.egressgatewayrange': 'Please enter a valid egress gateway range (IPv4 CIDR or IPv6 CIDR)',
  'node.validation.relayaddress': 'Please enter a valid relay address range (IPv4 or IPv6)',
  'node.notfound': 'Not Found',
  'user.notfound': 'Not Found',
  'extclient.notfound': 'Not Found',
  'nodes.missing': 'Not found, data missing',
  'pro.noaccess': 'NO ACCESS',
  'ingress.none': 'No Ingress Gateways Found',
  'dns.none': 'No Entries Found',
  'dns.disabled': 'DNS is disabled',
  'node.none': 'No nodes found',
  'network.none': 'No Network Selected',
  'pro.networkusers.none': 'No Network Users Found',
  'pro.nometrics': 'No Metrics Available',
  'extclient.none': 'No Ext Clients Found',
  'extclient.limit': 'You have reached your client limit',
  'accesskey.none': 'No Access Keys Found',
};

const ours: readonly MessageKey[] = [
  'users.validation.taken',
  'pro.validation.groupname',
  'pro.validation.grouptaken',
  'pro.validation.adminlevel',
  'network.validation.netid',
  'network.validation.taken',
  'network.validation.nofamily',
  'network.validation.localrange',
  'network.validation.interface',
  'network.validation.interfacebytes',
  'network.validation.listenport',
  'network.validation.mtu',
  'node.validation.norelayed',
  'node.validation.nobodychosen',
  'node.validation.interface',
  'node.validation.interfacename',
  'node.validation.name',
  'node.validation.endpoint',
  'node.validation.listenport',
  'node.validation.keepalive',
  'node.validation.mtu',
  'node.validation.expires',
  'node.validation.localaddress',
  'node.warning.expired',
  'node.warning.epoch',
  'node.warning.localrange',
  'node.warning.endpoint6',
  'node.warning.endpointunroutable',
  'node.warning.localaddressunroutable',
  'node.warning.localaddress6',
  'accesskey.validation.uses',
  'accesskey.validation.length',
  'accesskey.validation.taken',
  'accesskey.validation.username',
  'extclient.validation.clientid',
  'extclient.validation.taken',
  'dns.validation.name',
  'dns.validation.address',
  'dns.validation.length',
  'dns.validation.taken',
  'common.validation.page',
  'common.validation.toolarge',
  'common.validation.slash',
  'common.validation.dots',
  'common.validation.unicode',
  'common.validation.control',
  'common.validation.direction',
  'common.warning.mtu',
  'common.warning.mtu6',
  'common.warning.mtuboth',
  'network.warning.interface',
  'network.warning.localrange',
  'error.notfound',
];

it.each(Object.keys(messages).filter((key): key is MessageKey => key in messages))(
  'keeps the specified text of %s',
  (key) => {
    expect(ours.includes(key) ? undefined : messages[key]).toBe(given[key]);
  },
);

it('lists each key once', () => {
  expect(new Set(ours).size + Object.keys(given).length).toBe(Object.keys(messages).length);
});

it('names the product in the not-found message', () => {
  expect(messages['error.notfound']).toMatch(/^You’ve lost your way.*Netmaker[^.]*$/);
});

it('gives the login form the same sentences as user administration', () => {
  expect(messages['login.validation.username']).toBe(messages['users.validation.username']);
  expect(messages['login.validation.password']).toBe(messages['users.validation.password']);
  expect(messages['login.validation.confirmation']).toBe(messages['users.validation.confirmation']);
});

it('detects problems', () => {
  expect(hasProblems({})).toBe(false);
  expect(hasProblems({ name: undefined })).toBe(false);
  expect(hasProblems({ name: undefined, address: 'dns.validation.address' })).toBe(true);
});
