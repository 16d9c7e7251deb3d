import { isCidr } from '../ip.ts';
import { egressRangesProblem, nodeNameProblem, relayAddressesProblem } from '../node/nodeRules.ts';
import type { Node } from '../node/node.ts';
import { paths } from '../paths.ts';
import { isPublicKey } from '../reach/network/peer.ts';
import { messages, type MessageKey } from '../text/messages.ts';
import { type Check, type NetworkScope, nodeSubject, type Subject } from './finding.ts';

const publicKey: Check<NetworkScope> = {
  kind: 'publicKey',
  severity: 'broken',
  title: 'Public key that the server can’t read',
  why: 'One unreadable key stops the server from building the configuration of every node that has it as a peer.',
  advice: 'Refresh the key of the node, or delete it. A client with such a key has to be created again.',
  find: ({ nodes, clients }) => [
    ...nodes
      .filter((node) => !node.isPending && !isPublicKey(node.publicKey))
      .map((node) => ({
        subjects: [nodeSubject(node)] as const,
        text: 'has a public key that the server can’t read',
        facts: [{ label: 'Public key', value: node.publicKey || 'None' }],
        fix: { label: 'View node', href: paths.node(node) },
      })),
    ...clients
      .filter((client) => client.isEnabled && !isPublicKey(client.publicKey))
      .map((client) => ({
        subjects: [
          { kind: 'client', network: client.network, name: client.clientId } satisfies Subject,
        ] as const,
        text: 'has a public key that the server can’t read',
        facts: [{ label: 'Public key', value: client.publicKey || 'None' }],
        fix: { label: 'View client', href: paths.externalClients(client.network) },
      })),
  ],
};

type Problem = {
  readonly field: string;
  readonly label: string;
  readonly value: string;
  readonly key: MessageKey;
};

function nodeProblems(node: Node): readonly Problem[] {
  const problems = [
    { field: 'name', label: 'Name', value: node.name, key: nodeNameProblem(node.name) },
    {
      field: 'egressRanges',
      label: 'Egress ranges',
      value: node.egressRanges.join(', '),
      key: node.isEgressGateway ? egressRangesProblem(node.egressRanges) : undefined,
    },
    {
      field: 'relayAddresses',
      label: 'Relayed addresses',
      value: node.relayAddresses.join(', '),
      key: node.isRelay ? relayAddressesProblem(node.relayAddresses) : undefined,
    },
  ];
  return problems.flatMap(({ key, ...problem }) => (key ? [{ ...problem, key }] : []));
}

const nextSave: Check<NetworkScope> = {
  kind: 'nextSave',
  severity: 'tidyUp',
  title: 'Value that the next save will reject',
  why: 'The record works as it is, but no other change of it can be saved until this value is corrected.',
  advice: 'Correct the value.',
  find: ({ network, nodes }) => [
    ...nodes.flatMap((node) =>
      nodeProblems(node).map(({ field, label, value, key }) => ({
        subjects: [nodeSubject(node)] as const,
        text: `can’t be saved because of its ${label.toLowerCase()}`,
        facts: [
          { label, value },
          { label: 'Rule', value: messages[key] },
        ],
        fix: { label: `Edit ${label.toLowerCase()}`, href: paths.editNodeField(node, field) },
      })),
    ),
    ...[network.addressRange, network.addressRange6]
      .filter((range) => range !== '' && !isCidr(range))
      .map((range) => ({
        subjects: [{ kind: 'network', network: network.netid } satisfies Subject] as const,
        text: `can’t be saved because ${range} isn’t a range`,
        facts: [{ label: 'Address range', value: range }],
        fix: { label: 'Edit network', href: paths.editNetwork(network.netid) },
      })),
  ],
};

export const rejectedChecks = [publicKey, nextSave];
