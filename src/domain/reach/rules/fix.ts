import type { ExternalClient } from '../../externalClient/externalClient.ts';
import type { Node } from '../../node/node.ts';
import type { NodeField } from '../../node/nodeForm.ts';
import { paths } from '../../paths.ts';
import type { ReachSource } from '../network/reachIndex.ts';
import { withNode } from '../network/sourceChanges.ts';

/** A change that removes a reason. */
export type Fix = Step & {
  readonly label: string;
  /** The form with the field, where one call isn't enough. */
  readonly href?: string | undefined;
  readonly changed: (source: ReachSource) => ReachSource;
};

type Step =
  | { readonly kind: 'allowPair'; readonly one: Node; readonly other: Node }
  | { readonly kind: 'connect'; readonly node: Node }
  | { readonly kind: 'enable'; readonly client: ExternalClient }
  | { readonly kind: 'relay' | 'localAddress' | 'hub' | 'ingress' | 'egress' | 'failover' };

export function changeNode(
  kind: 'ingress' | 'egress' | 'failover',
  node: Node,
  changes: Partial<Node>,
  label: string,
): Fix {
  return { kind, label, href: paths.node(node), changed: (source) => withNode(source, node.id, changes) };
}

export function editField(node: Node, field: NodeField): string {
  return paths.editNodeField(node, field);
}
