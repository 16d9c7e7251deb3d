import { changedFields, type Edit } from '../edit/edit.ts';
import type { Network } from '../network/network.ts';
import type { ServerConfig } from '../server/serverConfigWire.ts';
import { administratorsOnly, canEditNode, type Viewer } from '../session/permissions.ts';
import type { NamedNode, Node } from './node.ts';
import {
  nodeEditForm,
  nodeFields,
  nodeFieldTexts,
  nodeForm,
  withNodeChanges,
  type NodeField,
  type NodeForm,
  type NodeLocks,
} from './nodeForm.ts';
import { rejectionNotice } from './nodeRules.ts';

/** Fields that can have the same value on several nodes. */
export const sharedFields = [
  'persistentKeepalive',
  'mtu',
  'expiresAt',
  'defaultAcl',
  'isConnected',
  'isDnsOn',
  'isEndpointDynamic',
  'udpHolePunch',
  'listenPort',
  'isLocal',
  'localRange',
  'postUp',
  'postDown',
] as const satisfies readonly NodeField[];

export type SharedField = (typeof sharedFields)[number];

/** The form that edits several nodes. Only the fields in `fields` are changed. */
export type NodesForm = Pick<NodeForm, SharedField> & {
  /** Keys of the nodes. */
  readonly nodes: readonly string[];
  readonly fields: readonly string[];
};

export const noNodesForm: NodesForm = {
  nodes: [],
  fields: [],
  persistentKeepalive: '',
  mtu: '',
  expiresAt: '',
  defaultAcl: 'unset',
  isConnected: true,
  isDnsOn: true,
  isEndpointDynamic: true,
  udpHolePunch: true,
  listenPort: '',
  isLocal: false,
  localRange: '',
  postUp: '',
  postDown: '',
};

export function chosenFields({ fields }: NodesForm): readonly SharedField[] {
  return fields.flatMap((name) => sharedFields.filter((field) => field === name));
}

export type NodeEdit = { readonly node: NamedNode; readonly edit: Edit<NodeForm> };

export type NodesEditContext = {
  readonly viewer: Viewer;
  /** Keyed by netid. */
  readonly networks: ReadonlyMap<string, Network>;
  readonly server: Pick<ServerConfig, 'isRceOn'>;
};

/** Returns the changes to one node, by the rules of the form that edits a single node. */
export function nodesChange(node: Node, form: NodesForm, { viewer, networks, server }: NodesEditContext) {
  const fields = chosenFields(form);
  const before = nodeForm(node);
  const wanted: NodeForm = {
    ...before,
    ...Object.fromEntries(fields.map((field) => [field, form[field]])),
  };
  const locks: NodeLocks = { node, server, network: networks.get(node.network) };
  const edit = nodeEditForm.unlocked({ before, after: wanted }, locks);
  const problems = nodeEditForm.problems(edit);
  const isChosen = (field: NodeField) => fields.some((chosen) => chosen === field);
  const rejected = nodeFields.filter((field) => !isChosen(field) && problems[field] !== undefined);
  const sent = nodeForm(withNodeChanges(node, edit));
  return {
    node,
    before,
    sent,
    edit,
    problems,
    changed: changedFields({ before, after: sent }, fields),
    /** Why the node is left out. */
    obstacle: !canEditNode(viewer, node)
      ? administratorsOnly(node.network)
      : rejected.length > 0
        ? rejectionNotice(rejected.map((field) => nodeFieldTexts[field].label)).advice
        : undefined,
    lockOf: (field: SharedField) => nodeEditForm.lock(field, wanted, locks),
  };
}

export type NodesChange = ReturnType<typeof nodesChange>;
