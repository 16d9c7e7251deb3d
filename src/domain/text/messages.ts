import { loginMessages } from './loginTexts.ts';

/** Texts taken over from the old console stay verbatim. */
export const messages = {
  ...loginMessages,

  'users.validation.username': loginMessages['login.validation.username'],
  'users.validation.password': loginMessages['login.validation.password'],
  'users.validation.confirmation': loginMessages['login.validation.confirmation'],
  'users.validation.taken': 'A user with this name already exists',
  'pro.validation.groupname': 'Enter a name for the group',
  'pro.validation.adminlevel': 'Administrators manage all networks. Choose another level',
  'pro.validation.grouptaken': 'A group with this name already exists',
  'network.validation.netid': 'Use 1 to 12 characters: a–z, 0–9, dash and underscore',
  'network.validation.taken': 'A network with this name already exists',
  'network.validation.nofamily': 'Turn on IPv4, IPv6 or both',
  'network.validation.ipv4': 'Please enter a valid IPv4 address',
  'network.validation.ipv6': 'Please enter a valid IPv6 address',
  'network.validation.accesslevel': 'Value must be Between 0 and 3 see tooltip for more info',
  'network.validation.nodelimit': 'Value must be 0 or greater',
  'network.validation.clientlimit': 'Value must be 0 or greater',
  'network.validation.localrange': 'Enter a valid address range',
  'network.validation.interface': 'Use 1 to 15 characters, without spaces, “/”, “:” or “%”',
  'network.validation.interfacebytes':
    'Too long for Linux. Accented and non-Latin letters count as 2 or more characters',
  'network.validation.listenport': 'Enter 0 or a whole number from 1024 to 65535',
  'network.validation.mtu': 'Enter a whole number from 0 to 65535',
  'node.validation.egressgatewayrange': 'Please enter a valid egress gateway range (IPv4 CIDR or IPv6 CIDR)',
  'node.validation.relayaddress': 'Please enter a valid relay address range (IPv4 or IPv6)',
  'node.validation.norelayed': 'A relay needs at least one address. To stop relaying, remove the relay',
  'node.validation.nobodychosen': 'Select at least one node',
  'node.validation.interface': 'Enter the interface for outgoing traffic',
  'node.validation.interfacename': 'Use 1 to 15 characters: letters, digits and . : @ - _',
  'node.validation.name': 'Use 1 to 62 characters: a–z, 0–9 and dash',
  'node.validation.endpoint': 'Enter a valid IP address. Host names aren’t supported',
  'node.validation.listenport': 'Enter a whole number from 1024 to 65535',
  'node.validation.keepalive': 'Enter a whole number from 0 to 1000',
  'node.validation.mtu': 'Enter a whole number from 1 to 65535',
  'node.validation.expires': 'Enter a date and time',
  'node.validation.localaddress': 'Enter a valid IP address',
  'node.warning.expired':
    'This date is in the past, but the node still has access. To cut it off, disconnect or delete it',
  'node.warning.epoch': 'The server treats this time as “not set” and keeps the current date',
  'node.warning.localrange': 'This doesn’t look like an address range, such as 192.168.1.0/24',
  'node.warning.endpoint6':
    'This server can’t use IPv6 endpoints. Nodes that have this node as a peer won’t get a configuration',
  'node.warning.endpointunroutable':
    'Peers can’t send packets to this address. Enter an address that they can reach',
  'node.warning.localaddressunroutable': 'Nodes on the same LAN can’t send packets to this address',
  'node.warning.localaddress6':
    'This server can’t use IPv6 endpoints. Nodes that share this node’s endpoint won’t get a configuration',
  'accesskey.validation.uses': 'Enter a whole number, 0 or greater',
  'accesskey.validation.length': 'Use at most 345 characters',
  'accesskey.validation.taken': 'This network already has a key with this name',
  'accesskey.validation.username': 'A user already has this name. Choose another name for the key',
  'extclient.validation.clientid': 'Enter a client ID',
  'extclient.validation.taken': 'This network already has a client with this ID',
  'dns.validation.name': 'Enter a name',
  'dns.validation.address': 'Enter a valid IPv4 or IPv6 address',
  'dns.validation.length': 'Use at most 192 characters',
  'dns.validation.taken': 'This network already has a node or entry with this name',
  'common.validation.page': 'The console uses this name for a page. Choose another',
  'common.validation.toolarge': 'This number is too large',
  'common.validation.slash': 'Names can’t contain “/”',
  'common.validation.dots': 'Names can’t be “.” or “..”',
  'common.validation.unicode': 'The name contains an invalid character',
  'common.validation.control': 'The name contains an invisible character, such as a tab',
  'common.validation.direction': 'The name contains an invisible character that reorders text',

  'common.warning.mtu': 'Below 576, IPv4 stops working',
  'common.warning.mtu6': 'Below 1280, IPv6 stops working',
  'common.warning.mtuboth': 'Below 1280, IPv6 stops working. Below 576, IPv4 does too',
  'network.warning.interface': 'Linux can’t create an interface with this name, so new nodes won’t connect',
  'network.warning.localrange': 'Without IPv4, this server saves the range but then reports an error',

  'error.notfound': 'You’ve lost your way. Netmaker doesn’t have a page here',
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

export function messageOf(key: MessageKey | undefined): string | undefined {
  return key && messages[key];
}

export type Problems<Field extends string> = { readonly [F in Field]?: MessageKey | undefined };

export function hasProblems(problems: Problems<string>): boolean {
  return Object.values(problems).some((problem) => problem !== undefined);
}
