import { changedFields, type Edit } from '../edit/edit.ts';
import { containsIP } from '../ip.ts';
import type { Network } from './network.ts';
import type { NetworkForm } from './networkForm.ts';
import type { AddressHolders } from './networkRules.ts';

const rangeFields = ['addressRange', 'addressRange6', 'localRange'] as const;

export function nodesOutside(
  network: Pick<Network, 'addressRange' | 'addressRange6'>,
  edit: Edit<NetworkForm>,
  nodes: AddressHolders['nodes'],
): { readonly ranges: readonly string[]; readonly left: number } {
  const changed = changedFields(edit, rangeFields);
  const families = [
    {
      range: network.addressRange,
      field: 'address',
      isChanged: changed.some((field) => field !== 'addressRange6'),
    },
    { range: network.addressRange6, field: 'address6', isChanged: changed.includes('addressRange6') },
  ] as const;
  const moved = families.filter(({ range, isChanged }) => isChanged && range !== '');
  const isOutside = (node: AddressHolders['nodes'][number]) =>
    moved.some(({ range, field }) => !containsIP(range, node[field]));
  return { ranges: moved.map(({ range }) => range), left: nodes.filter(isOutside).length };
}

export function changesRanges(edit: Edit<NetworkForm>): boolean {
  return changedFields(edit, rangeFields).length > 0;
}
