import { entryMessages } from './entryTexts.ts';

/** Texts quoted in the product specification stay verbatim. */
export const messages = {
  ...entryMessages,

  'users.validation.username': entryMessages['login.validation.username'],
  'users.validation.password': entryMessages['login.validation.password'],
  'users.validation.confirmation': entryMessages['login.validation.confirmation'],
  'users.validation.taken': 'A user with this name exists already',
  'pro.validation.groupname': 'Please enter a name for the group',
  'pro.validation.adminlevel': 'An administrator manages every network: choose another level',
  'pro.validation.grouptaken': 'There is a group of this name already',
  'network.validation.netid': 'Use 1 to 12 characters: a–z, 0–9, dash and underscore',
  'network.validation.taken': 'A network with this name exists already',
  'network.validation.nofamily': 'Turn on IPv4 or IPv6: a network needs addresses',
  'network.validation.ipv4': 'Please enter a valid IPv4 address',
  'network.validation.ipv6': 'Please enter a valid IPv6 address',
  'network.validation.accesslevel': 'Value must be Between 0 and 3 see tooltip for more info',
  'network.validation.nodelimit': 'Value must be 0 or greater',
  'network.validation.clientlimit': 'Value must be 0 or greater',
  'network.validation.localrange': 'Please enter a valid address range',
  'network.validation.interface': 'Use 1 to 15 characters without blanks and slashes',
  'network.validation.listenport': 'Please enter 0 or a whole number from 1024 to 65535',
  'network.validation.mtu': 'Please enter a whole number from 0 to 65535',
  'node.validation.egressgatewayrange': 'Please enter a valid egress gateway range (IPv4 CIDR or IPv6 CIDR)',
  'node.validation.relayaddress': 'Please enter a valid relay address range (IPv4 or IPv6)',
  'node.validation.norelayed': 'A relay needs at least one address. To relay nothing, remove the relay',
  'node.validation.nobodychosen': 'Please select at least one node',
  'node.validation.interface': 'Please enter the interface that the traffic leaves by',
  'node.validation.interfacename': 'Use 1 to 15 characters: letters, digits and . : @ - _',
  'node.validation.name': 'Use 1 to 62 characters: a–z, 0–9 and dash',
  'node.validation.endpoint': 'Please enter a valid IP address. A host name is not taken',
  'node.validation.listenport': 'Please enter a whole number from 1024 to 65535',
  'node.validation.keepalive': 'Please enter a whole number from 0 to 1000',
  'node.validation.mtu': 'Please enter a whole number from 1 to 65535',
  'node.validation.expires': 'Please enter a date and a time',
  'node.validation.localaddress': 'Please enter a valid IP address',
  'node.warning.expiry':
    'The server stores this date but doesn’t enforce it. To cut the node off, turn off “Connected” or delete the node',
  'node.warning.expired':
    'This date is in the past, but the node keeps its access. To cut it off, turn off “Connected” or delete the node',
  'node.warning.epoch': 'The server takes this moment for “not set” and keeps the date it has',
  'node.warning.localrange': 'This does not look like an address range, such as 192.168.1.0/24',
  'node.warning.endpoint6':
    'This server can’t use IPv6 endpoints. Nodes with this peer will get no configuration at all',
  'node.warning.localaddress6':
    'This server can’t use IPv6 endpoints. Nodes that share this node’s endpoint will get no configuration at all',
  'accesskey.validation.uses': 'Please enter a whole number, 0 or greater',
  'accesskey.validation.length': 'Use at most 345 characters',
  'accesskey.validation.taken': 'Another key of this network has this name',
  'accesskey.validation.username': 'A user has this name. A key needs another one',
  'extclient.validation.clientid': 'Please enter a client ID',
  'extclient.validation.taken': 'Another client of this network has this ID',
  'dns.validation.name': 'Please enter a name',
  'dns.validation.address': 'Please enter a valid IPv4 or IPv6 address',
  'dns.validation.length': 'Use at most 192 characters',
  'dns.validation.taken': 'A node or another entry of this network has this name',
  'common.validation.toolarge': 'This number is too large',
  'common.validation.slash': 'A name with “/” in it cannot be reached afterwards',
  'common.validation.dots': 'A name of dots alone cannot be reached afterwards',
  'common.validation.unicode': 'The name has a character that is cut in half',
  'common.validation.control': 'The name has a character that cannot be seen, such as a tab',

  'common.warning.mtu': 'Below 576 bytes connections stall, because IPv4 counts on packets of that size',
  'common.warning.mtu6': 'Below 1280 bytes Linux turns IPv6 off, so nodes lose their IPv6 addresses',
  'common.warning.mtuboth':
    'Below 1280 bytes Linux turns IPv6 off, so nodes lose their IPv6 addresses. Below 576 bytes IPv4 connections stall too',
  'network.warning.localrange':
    'On a network without IPv4 this server stores the range and then reports an error',

  'error.notfound': 'You have lost your way: Netmaker has no page here',
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
} as const;

export type MessageKey = keyof typeof messages;

export type Problems<Field extends string> = { readonly [F in Field]?: MessageKey | undefined };

export function hasProblems(problems: Problems<string>): boolean {
  return Object.values(problems).some((problem) => problem !== undefined);
}
