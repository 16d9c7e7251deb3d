import { primaryAddress } from '../addresses.ts';
import { addressFilter, direction, oneOf } from '../listFilter.ts';
import { compareIds, compareNames } from '../order.ts';
import type { Node } from './node.ts';

export const nodeSortFields = ['address', 'name', 'network'] as const;
export type NodeSortField = (typeof nodeSortFields)[number];

export type NodeSort = { readonly field: NodeSortField; readonly ascending: boolean };

const sortFilter = addressFilter({
  field: oneOf('sort', nodeSortFields),
  ascending: direction,
});

export function nodeSortIn(query: URLSearchParams): NodeSort | undefined {
  const { field, ascending } = sortFilter.read(query);
  return field && { field, ascending };
}

export function sortQuery({ field, ascending }: NodeSort): Readonly<Record<string, string>> {
  return ascending ? { sort: field } : { sort: field, order: 'descending' };
}

export function withNodeSort(query: URLSearchParams, sort: NodeSort): URLSearchParams {
  return sortFilter.write(query, sort);
}

type Sortable = Pick<Node, 'id' | 'name' | 'network' | 'address' | 'address6'>;

/**
 * Breaks ties by id, because the server’s order is random. Addresses sort by number: 10.0.0.2 before
 * 10.0.0.10.
 */
export function sortNodes<T extends Sortable>(nodes: readonly T[], sort: NodeSort): readonly T[] {
  const sorted = sort.field === 'address' ? byAddress(nodes) : nodes.toSorted(textOrder(sort.field));
  return sort.ascending ? sorted : sorted.toReversed();
}

function textOrder(field: 'name' | 'network') {
  return (a: Sortable, b: Sortable) => compareNames(a[field], b[field]) || compareIds(a.id, b.id);
}

/** Nodes of an IPv6 network have no IPv4 address. */
function byAddress<T extends Sortable>(nodes: readonly T[]): readonly T[] {
  return nodes
    .map((node) => ({ node, key: addressSortKey(primaryAddress(node)) }))
    .toSorted((a, b) => compareIds(a.key, b.key) || compareIds(a.node.id, b.node.id))
    .map(({ node }) => node);
}

/**
 * Sorts IPv4 before IPv6 and invalid addresses last. Doesn’t use the parser, whose 20 µs per IPv6 address are too slow for
 * thousands.
 */
export function addressSortKey(address: string): string {
  if (/^\d+(\.\d+){3}$/.test(address)) return `4 ${padded(address.split('.'), 3)}`;
  if (!/^[\da-f:]*:[\da-f:]*$/i.test(address)) return `9 ${address}`;
  const [head = [], tail = []] = address
    .toLowerCase()
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const gap = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '');
  return `6 ${padded([...head, ...gap, ...tail], 4)}`;
}

function padded(parts: readonly string[], digits: number): string {
  return parts.map((part) => part.padStart(digits, '0')).join('.');
}
