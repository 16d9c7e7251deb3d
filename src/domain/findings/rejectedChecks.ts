import type { Network } from '../network/network.ts';
import { networkEditForm, networkFieldTexts, networkForm } from '../network/networkForm.ts';
import { nodeEditForm, nodeFieldTexts, nodeFormPart } from '../node/nodeForm.ts';
import { egressRangesProblem, relayAddressesProblem } from '../node/nodeRules.ts';
import type { Node } from '../node/node.ts';
import { isPublicKey } from '../reach/network/peer.ts';
import { clientMember, memberPublicKey, nodeMember } from '../reach/network/member.ts';
import { messages, type Problems } from '../text/messages.ts';
import {
  type Check,
  clientSubject,
  memberSubject,
  type NetworkScope,
  networkSubject,
  type RecordScope,
} from './check.ts';
import { nodeSubject } from './finding.ts';
import { act, deleteNode, deleteRecord, editField, editNetwork } from './fixes.ts';

export const publicKey: Check<RecordScope> = {
  kind: 'publicKey',
  severity: 'broken',
  title: 'Public key that the server can’t read',
  why: 'One unreadable key stops the server from building the configurations of its peers.',
  advice:
    'Refresh the network’s keys. If the key stays, delete the node. Recreate clients with an invalid key.',
  find: ({ nodes, clients }) =>
    [
      ...nodes.filter(({ isPending }) => !isPending).map(nodeMember),
      ...clients.filter(({ isEnabled }) => isEnabled).map(clientMember),
    ]
      .filter((member) => !isPublicKey(memberPublicKey(member)))
      .map((member) => ({
        subjects: [memberSubject(member)],
        text: 'has a public key that the server can’t read',
        facts: [{ label: 'Public key', value: memberPublicKey(member) || 'None' }],
        fix:
          member.kind === 'node'
            ? act('Refresh keys', { kind: 'refreshKeys', netid: member.node.network })
            : deleteRecord(clientSubject(member.client), 'Delete client'),
        otherFix: member.kind === 'node' && !member.node.isServer ? deleteNode(member.node) : undefined,
      })),
};

type Problem = { readonly label: string; readonly value: string; readonly rule: string };

/** The problems of a record that is saved without changes. */
function problemsOf<Form extends object>(
  form: Form,
  fields: Readonly<Record<string, { readonly label: string }>>,
  problems: Problems<string>,
): readonly (Problem & { readonly field: string })[] {
  return Object.entries(problems).flatMap(([field, key]) => {
    const label = fields[field]?.label;
    if (!key || !label) return [];
    return [{ field, label, value: String(Reflect.get(form, field)), rule: messages[key] }];
  });
}

/** Other checks report endpoints and local addresses. */
const checkedFields = ['name', 'listenPort', 'address', 'address6', 'persistentKeepalive'] as const;

/** Builds only a part of the form. The whole form would take a fifth of the time of all checks. */
function nodeProblems(node: Node) {
  const { egressRanges, relayAddresses } = node;
  const form = nodeFormPart(node, checkedFields);
  return problemsOf({ ...form, egressRanges, relayAddresses }, nodeFieldTexts, {
    ...nodeEditForm.rejected(form),
    egressRanges: node.isEgressGateway ? egressRangesProblem(egressRanges) : undefined,
    relayAddresses: node.isRelay ? relayAddressesProblem(relayAddresses) : undefined,
  });
}

function networkProblems(network: Network) {
  const form = networkForm(network);
  return problemsOf(form, networkFieldTexts, networkEditForm.rejected(form));
}

const inSentence = (label: string) => `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;

const problemText = ({ label, value, rule }: Problem) => ({
  about: label,
  text: `has a value in “${label}” that the server will reject`,
  facts: [
    { label, value: value === '' ? 'None' : value },
    { label: 'Rule', value: rule },
  ],
});

const nextSave: Check<NetworkScope> = {
  kind: 'nextSave',
  severity: 'tidyUp',
  title: 'Value the server will reject',
  why: 'The record still works, but other changes to it may be rejected too.',
  advice: 'Correct the value.',
  find: ({ network, nodes }) => [
    ...nodes.flatMap((node) =>
      nodeProblems(node).map((problem) => ({
        subjects: [nodeSubject(node)],
        ...problemText(problem),
        fix: editField(node, problem.field, `Edit ${inSentence(problem.label)}`),
      })),
    ),
    ...networkProblems(network).map((problem) => ({
      subjects: [networkSubject(network.netid)],
      ...problemText(problem),
      fix: editNetwork(network.netid),
    })),
  ],
};

export const rejectedChecks = [publicKey, nextSave];
