import type { SortControlProps } from '../../../components/SortControl/SortControl.tsx';
import { nodeSortFields, type NodeSort, type NodeSortField } from '../../../domain/node/nodeSort.ts';

const names: Readonly<Record<NodeSortField, string>> = {
  address: 'Address',
  name: 'Name',
  network: 'Network',
};

/** The sort control for nodes. */
export function sortProps(sort: NodeSort, onSort: (sort: NodeSort) => void): SortControlProps {
  return {
    fields: nodeSortFields.map((field) => ({ id: field, label: names[field] })),
    field: sort.field,
    isAscending: sort.ascending,
    onFieldChange: (id) => onSort({ ...sort, field: fieldOf(id) ?? sort.field }),
    onDirectionChange: (ascending) => onSort({ ...sort, ascending }),
  };
}

/** What pressing a column's header asks for: another field, or the same one the other way round. */
export function sortedByColumn(sort: NodeSort, columnId: string): NodeSort {
  const field = fieldOf(columnId) ?? sort.field;
  return { field, ascending: field === sort.field ? !sort.ascending : true };
}

function fieldOf(id: string): NodeSortField | undefined {
  return nodeSortFields.find((field) => field === id);
}
