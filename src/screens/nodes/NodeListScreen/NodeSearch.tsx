import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import type { NodeListActions } from './nodeListActions.ts';
import { nodesText } from './bulkResult.ts';
import type { NodeListFrame } from './nodeListView.ts';

type NodeSearchProps = {
  frame: NodeListFrame;
  isPhone?: boolean;
  onFilter: NodeListActions['filter'];
};

export function NodeSearch({ frame, isPhone = false, onFilter }: NodeSearchProps) {
  const wide = 'Search name, address, network';
  return (
    <SearchField
      label="Search nodes"
      placeholder={isPhone && frame.count !== undefined ? `Search ${nodesText(frame.count)}` : wide}
      value={frame.filter.search}
      onChange={(search) => onFilter({ search })}
      shortcut="/"
      width={isPhone ? 'full' : 'normal'}
    />
  );
}
