import { counted, grouped } from '../../format/count.ts';

/** The texts of the explainer. */
export const whyTexts = {
  title: 'Why can’t they reach each other?',
  wayIn: 'Why can’t it reach…',
  wayInPair: 'Why can’t they reach each other?',
  denied: 'Who reaches whom depends on the ACLs, which only administrators may see.',

  from: 'From',
  to: 'To',
  swap: 'Swap',
  findEnd: 'Name, address or range',
  noMatch: 'Nothing has this name or address',
  mostShown: (shown: number, all: number) => `${shown} of ${grouped(all)}. Type to narrow them down.`,
  chooseBoth: 'Choose both ends: nodes, external clients, DNS names, addresses, or ranges behind gateways.',
  nothingCalled: (text: string) => `Nothing here is called ${text}.`,
  deleted: (name: string) => `${name} is not there any more: it was deleted meanwhile.`,
  severalCalled: (text: string, count: number) => `${counted(count, 'thing')} are called ${text}. Which one?`,

  verdict: 'Verdict',
  otherWay: (from: string, to: string) => `The other way, ${from} to ${to}`,
  path: 'Path',
  stopsHere: 'Stops here',
  rule: 'ACL rule',
  address: 'address',
  behindIt: 'behind it',
  client: (isEnabled: boolean) => (isEnabled ? 'ext. client, enabled' : 'ext. client, disabled'),

  takesBoth: 'It takes both:',
  allowPair: 'Allow this pair',
  openRow: 'Open row in ACLs',
  lastChange: (netid: string, who: string, time: string) =>
    `Last change of the ACLs of ${netid}: ${who}, ${time} by the server’s clock`,
  showInLog: 'Show in log',
  predicted: 'A prediction from the configuration',
  asking: 'A prediction; asking the server…',
  answered: 'What the server tells them now',
  askAgain: 'Ask the server again',

  checks: 'Checked in the server’s order',
  evidence: 'Evidence',
  copy: 'Copy as text',

  differs: 'The server tells them something else than this configuration lets expect',
  expected: (title: string, sentence: string) => `Expected: ${title}. ${sentence}`,
  moreDifferences: (count: number) => `and ${count} more`,
  refused: (name: string, status: number, message: string) =>
    status === 0
      ? `Asked about ${name}, the server closes the connection.`
      : `Asked about ${name}, the server answers ${status}: ${message || 'no reason given'}.`,
  unread: (name: string, reason: string) => `What the server tells ${name} could not be read. ${reason}`,
  metricsUnread: (name: string, reason: string) => `What ${name} measured could not be read. ${reason}`,

  nodesUnread: 'The nodes and networks could not be read',
  nodesLoading: 'Loading the nodes…',
  rulesUnread: (netid: string) => `The ACLs of ${netid} could not be read`,
  rulesLoading: (netid: string) => `Loading the ACLs of ${netid}…`,
} as const;
