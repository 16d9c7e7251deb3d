/** What was done, and to what: "Created access key" and "fra-rack-2 on prod-eu". */
export type LogDeed = { readonly deed: string; readonly target: string };

const things = [
  'egress gateway',
  'ingress gateway',
  'relay server',
  'relay',
  'access key',
  'ext client',
  'extclient client',
  'network user',
  'user group',
  'ACLs',
  'ACL',
  'network',
  'node',
  'user',
  'key',
];

const plain = new RegExp(`^(\\w+) (?:new )?(${things.join('|')})(?![\\w-])(.*)$`, 'is');
const dnsEntry = /^DNS entry is set: \{.*?Name:(.*) Network:(\S*)\}$/is;

/** Takes the server's words for an action apart: "created access key fra-rack-2 on network, prod-eu". */
export function deedOf(what: string): LogDeed {
  const [, name, network] = dnsEntry.exec(what) ?? [];
  if (name !== undefined) return { deed: 'Set DNS entry', target: `${name} on ${network}` };
  const [, verb = '', thing = '', rest = ''] = plain.exec(what) ?? [];
  if (thing === '') return { deed: capitalised(what), target: '' };
  return { deed: `${capitalised(verb)} ${wordsOf(thing)}`, target: targetOf(rest) };
}

function targetOf(rest: string): string {
  return rest
    .trim()
    .replace(/^on node /i, '')
    .replaceAll(/\b(on|from) network,? /gi, '$1 ');
}

function wordsOf(thing: string): string {
  return thing.toLowerCase() === 'extclient client' ? 'ext client' : thing;
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
