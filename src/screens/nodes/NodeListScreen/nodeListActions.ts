import { addressFilter, anyOf, oneOf, searched } from '../../../domain/listFilter.ts';
import type { Leftover, RoleSwitch } from '../../../domain/node/leftovers.ts';
import type { NamedNode, Node } from '../../../domain/node/node.ts';
import type { SortControlProps } from '../../../components/SortControl/SortControl.tsx';
import { gatewayRoles, type GatewayRole } from '../../../domain/node/gateways.ts';
import type { HealthStatus } from '../../../domain/node/health.ts';
import { nodeSortFields, type NodeSort, type NodeSortField } from '../../../domain/node/nodeSort.ts';
import type { ExportFormat, ListActions, ListFilter } from '../../shared/RecordList/listState.ts';
import type { RoleActions } from '../roles/roleControl.ts';

export type NodeListActions = ListActions<NodeFilter> &
  RoleActions & {
    sortBy(sort: NodeSort): void;
    approve(node: NamedNode): void;
    remove(node: NamedNode, leftovers: readonly Leftover[]): void;
    approveAll(nodes: readonly NamedNode[]): void;
    removeAll(nodes: readonly NamedNode[], leftovers: readonly Leftover[]): void;
    setAllConnected(nodes: readonly NamedNode[], isConnected: boolean): void;
    editAll(keys: readonly string[]): void;
    switchRoleOfAll(nodes: readonly NamedNode[], change: RoleSwitch): void;
    /** Exports the nodes found. `saveRecords` exports the selected ones. */
    export(format: ExportFormat): void;
  };

/** They keep their identity between renders. */
export type ConfirmingActions = NodeListActions & {
  readonly ask: (verb: 'approve' | 'delete', node: Node) => void;
  readonly pressRole: (node: Node, role: GatewayRole) => void;
};

export type NodeState = HealthStatus | 'expired' | 'findings';

export type NodeFilter = ListFilter & {
  readonly status: NodeState | undefined;
  readonly roles: readonly GatewayRole[];
  readonly versions: readonly string[];
  readonly networks: readonly string[];
  /** Usernames. */
  readonly owners: readonly string[];
  readonly hidden: readonly HideableColumn[];
};

export const hideableColumns = [
  'status',
  'findings',
  'roles',
  'address',
  'network',
  'version',
  'endpoint',
  'modified',
  'owner',
] as const;
export type HideableColumn = (typeof hideableColumns)[number];

export const noFilter = {
  search: '',
  status: undefined,
  roles: [],
  versions: [],
  networks: [],
  owners: [],
} satisfies Omit<NodeFilter, 'hidden'>;

const statuses: readonly NodeState[] = ['healthy', 'warning', 'error', 'pending', 'expired', 'findings'];

/** Lists are repeated values: `?role=egress&role=relay`. */
export const nodeFilter = addressFilter<NodeFilter>({
  search: searched,
  status: oneOf('status', statuses),
  roles: anyOf('role', gatewayRoles),
  versions: anyOf('version'),
  networks: anyOf('network'),
  owners: anyOf('owner'),
  hidden: anyOf('hide', hideableColumns),
});

const names: Readonly<Record<NodeSortField, string>> = {
  address: 'Address',
  name: 'Name',
  network: 'Network',
};

export function sortProps(sort: NodeSort, onSort: (sort: NodeSort) => void): SortControlProps {
  return {
    fields: nodeSortFields.map((field) => ({ id: field, label: names[field] })),
    field: sort.field,
    isAscending: sort.ascending,
    onFieldChange: (id) => onSort({ ...sort, field: fieldOf(id) ?? sort.field }),
    onDirectionChange: (ascending) => onSort({ ...sort, ascending }),
  };
}

export function sortedByColumn(sort: NodeSort, columnId: string): NodeSort {
  const field = fieldOf(columnId) ?? sort.field;
  return { field, ascending: field === sort.field ? !sort.ascending : true };
}

function fieldOf(id: string): NodeSortField | undefined {
  return nodeSortFields.find((field) => field === id);
}
