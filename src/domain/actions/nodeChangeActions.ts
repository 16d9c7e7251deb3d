import type { NamedNode, Node } from '../node/node.ts';
import { nodeForm, withNodeFormPart, type NodeForm } from '../node/nodeForm.ts';
import { administratorsOnly, canEditNode, canToggleRoles } from '../session/permissions.ts';
import { nodeChangeText, type FieldChange } from './changeText.ts';
import type { Known } from './known.ts';
import { aNode } from './nodeActions.ts';
import { nodeEditImpact, nodeEditTrialNote } from './nodeEditEffects.ts';
import { sameList } from '../list.ts';
import { isChangeMade, untitled, type WordsByKind } from './words.ts';

/** What fixes and tasks change on a node, by kind. No menu offers it. */
export type NodeChangeFields = {
  editNode: { readonly node: NamedNode } & FieldChange<NodeForm>;
  /** Creates the egress gateway again, as it is or with NAT, so that the server adds its commands again. */
  createEgressAgain: { readonly node: NamedNode; readonly isNatOn?: true };
  /** Makes the node a relay of exactly these addresses. */
  setRelay: { readonly node: NamedNode; readonly addresses: readonly string[] };
};

export const nodeChangeActions: WordsByKind<NodeChangeFields, Node, Known> = {
  editNode: {
    ...aNode,
    isUntitled: true,
    label: nodeChangeText,
    named: (action, name) => `${name}: ${nodeChangeText(action)}`,
    title: (_, nodes) => `Change ${nodes}`,
    icon: () => 'edit',
    fields: ['node', 'before', 'after'],
    isMade: (node, action) => isChangeMade(action, nodeForm(node)),
    obstacle: (node, _, { viewer }) =>
      canEditNode(viewer, node) ? undefined : administratorsOnly(node.network),
    question: (node, action) => {
      const edits = [{ before: node, after: withNodeFormPart(node, action) }];
      return { ...untitled, impact: nodeEditImpact(edits), trialNote: nodeEditTrialNote(edits) };
    },
  },
  createEgressAgain: {
    ...aNode,
    label: ({ isNatOn }) => (isNatOn ? 'Create again with NAT' : 'Create egress again'),
    named: ({ isNatOn }, name) => `Create the egress gateway on ${name} again${isNatOn ? ', with NAT' : ''}`,
    icon: () => 'egress',
    optional: ['isNatOn'],
    obstacle: roleObstacle,
    question: ({ name }, { isNatOn }) =>
      isNatOn
        ? {
            title: 'Create again with NAT?',
            message: `Create the egress gateway on ${name} again, with NAT.`,
            confirmLabel: 'Create again with NAT',
          }
        : {
            title: 'Create egress again',
            message: `Create the egress gateway on ${name} again? Its ranges, interface and NAT stay the same. The server adds the missing commands.`,
            confirmLabel: 'Create egress',
          },
  },
  setRelay: {
    ...aNode,
    isUntitled: true,
    label: () => 'Relay',
    named: ({ addresses }, name) => `Relay ${addresses.join(', ')} through ${name}`,
    icon: () => 'relay',
    fields: ['node', 'addresses'],
    isMade: ({ isRelay, relayAddresses }, { addresses }) => isRelay && sameList(relayAddresses, addresses),
    obstacle: roleObstacle,
    question: () => untitled,
  },
};

function roleObstacle(node: Node, _: unknown, { viewer }: Known): string | undefined {
  return canToggleRoles(viewer, node) ? undefined : administratorsOnly(node.network);
}
