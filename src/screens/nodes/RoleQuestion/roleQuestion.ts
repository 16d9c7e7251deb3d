import type { GatewayRole } from '../../../domain/node/gateways.ts';
import type { NamedNode } from '../../../domain/node/node.ts';

/** Asked before a role of a node is switched on or off. */
export type RoleQuestionView = {
  readonly node: NamedNode;
  readonly role: GatewayRole;
  /** What yes makes of it. */
  readonly switchesOn: boolean;
  readonly title: string;
  /** The question: what stands before the node's name, and after it. */
  readonly before: string;
  readonly after: string;
  readonly confirmLabel: string;
  readonly consequences: readonly { readonly label: string; readonly value: number | string }[];
  /** Where clients go with the role. */
  readonly typeToConfirm?: string;
};

/** What is asked, without what it is asked of. */
export type RoleQuestionText = Omit<RoleQuestionView, 'node' | 'role' | 'switchesOn'>;
