import type { Act } from '../../../domain/actions/action.ts';
import { addressFilter, anyOf, oneOf, searched } from '../../../domain/listFilter.ts';
import type { SortControlProps } from '../../../components/SortControl/SortControl.tsx';
import { gatewayRoles, type GatewayRole } from '../../../domain/node/gateways.ts';
import type { HealthStatus } from '../../../domain/node/health.ts';
import type { NodeRef } from '../../../domain/node/node.ts';
import type { NodeTaskKind } from '../../../domain/tasks/taskOffers.ts';
import { nodeSortFields, type NodeSort, type NodeSortField } from '../../../domain/node/nodeSort.ts';
import type { ExportFormat, ListActions, ListFilter } from '../../list/RecordList/listState.ts';

/** They keep their identity between renders. */
export type NodeListActions = ListActions<NodeFilter> & {
  act: Act;
  sortBy(sort: NodeSort): void;
  editAll(keys: readonly string[]): void;
  openTask(kind: NodeTaskKind, nodes: readonly NodeRef[]): void;
  /** Exports the nodes found. `saveRecords` exports the selected ones. */
  export(format: ExportFormat): void;
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
