import { grouped } from '../../format/count.ts';

export const whyTexts = {
  title: 'Connection check',
  open: 'Explain…',
  openForPair: 'Explain this pair',
  denied: 'Reachability depends on the ACLs, which only administrators can view.',
  unknownAcls:
    'No other check fails, so an ACL probably blocks the pair. Only administrators can view the ACL rules.',

  from: 'From',
  to: 'To',
  swap: 'Swap',
  findEnd: 'Name, address or range',
  noMatch: 'No matching name or address',
  truncated: (shown: number, all: number) => `Showing ${shown} of ${grouped(all)}. Type to narrow the list.`,
  chooseBoth: 'Choose a source and a destination: a node, external client, DNS name, address or range.',
  noResults: (text: string) => `No results for “${text}”.`,
  deleted: (name: string) => `${name} no longer exists.`,
  severalResults: (text: string, count: number) => `${grouped(count)} results for “${text}”. Choose one.`,

  verdict: 'Verdict',
  reverse: (from: string, to: string) => `Reverse direction, ${from} to ${to}`,
  path: 'Path',
  stopsHere: 'Stops here',
  rule: 'ACL rule',
  address: 'address',
  behindGateway: 'behind the gateway',
  client: (isEnabled: boolean) => (isEnabled ? 'external client, enabled' : 'external client, disabled'),

  bothNeeded: 'Both are needed:',
  allowPair: 'Allow this pair',
  openRow: 'Open in ACLs',
  lastChange: (netid: string, who: string, time: string) =>
    `ACLs for ${netid} last changed by ${who}, ${time} (server time)`,
  showInLog: 'Show in log',
  predicted: 'Predicted from the configuration',
  asking: 'Predicted from the configuration. Checking with the server…',
  answered: 'Confirmed by the server',
  checkAgain: 'Check with the server again',

  checks: 'Checks, in the server’s order',
  evidence: 'Evidence',
  copy: 'Copy as text',

  differs: 'The server’s configuration differs from what was expected',
  expected: (title: string, sentence: string) => `Expected: ${title}. ${sentence}`,
  moreDifferences: (count: number) => `and ${count} more`,
  rejected: (name: string, status: number, message: string) =>
    status === 0
      ? `The server closed the connection when asked about ${name}.`
      : `The server returned HTTP ${status} for ${name}: ${message || 'no reason given'}.`,
  unread: (name: string, reason: string) =>
    `Couldn’t load ${name}’s configuration from the server. ${reason}`,
  metricsUnread: (name: string, reason: string) => `Couldn’t load ${name}’s metrics. ${reason}`,

  nodesUnread: 'Couldn’t load nodes and networks',
  nodesLoading: 'Loading nodes…',
  rulesUnread: (netid: string) => `Couldn’t load ACLs for ${netid}`,
  rulesLoading: (netid: string) => `Loading ACLs for ${netid}…`,
} as const;
