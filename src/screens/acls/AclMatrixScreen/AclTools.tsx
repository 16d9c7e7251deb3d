import { memo } from 'react';
import { grouped } from '../../../domain/format/count.ts';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { matrixGroupings, type MatrixGrouping } from '../../../domain/acl/aclGroups.ts';
import { groupingNames, pairWords } from '../../../domain/acl/aclText.ts';
import * as page from '../../matrix/matrixPage.css.ts';
import type { AclFilter, AclMatrixActions } from './aclPage.ts';
import { filterLabel } from './RuleLists.tsx';
import type { AclSquare } from './useAclSquare.ts';
import * as css from './AclMatrixScreen.css.ts';

type AclToolsProps = {
  filter: AclFilter;
  blocked: number;
  changed: number;
  openAll: AclSquare['openAll'];
  /** Shows a separate field for columns. */
  isSplit: boolean;
  onFilter: AclMatrixActions['filter'];
};

export const AclTools = memo(function AclTools(props: AclToolsProps) {
  const { filter, blocked, changed, openAll, isSplit, onFilter } = props;
  // Phones show a list of nodes, without columns.
  const isPhone = useFrameWidth() === 'phone';
  return (
    <div className={page.tools}>
      <div className={css.search}>
        <SearchField
          label={isPhone || !isSplit ? filterLabel : 'Filter rows'}
          value={filter.rows}
          onChange={(rows) => onFilter(isPhone || isSplit ? { rows } : { rows, columns: rows })}
          shortcut="/"
        />
      </div>
      {!isPhone && isSplit && (
        <div className={css.search}>
          <SearchField
            label="Filter columns"
            value={filter.columns}
            onChange={(columns) => onFilter({ columns })}
          />
        </div>
      )}
      <SegmentedControl
        label="Pairs"
        options={[
          { id: 'all', label: 'All' },
          { id: 'blocked', label: `${pairWords.blocked} ${grouped(blocked)}` },
          { id: 'changed', label: `Changed ${grouped(changed)}` },
        ]}
        value={filter.shown}
        onChange={(shown) => onFilter({ shown })}
      />
      <GroupChip
        options={matrixGroupings}
        groupBy={filter.groupBy}
        onChange={(groupBy) => onFilter({ groupBy })}
      />
      {!isPhone && openAll && (
        <Button kind="ghost" onPress={openAll.change}>
          {openAll.opens ? 'Expand all' : 'Collapse all'}
        </Button>
      )}
    </div>
  );
});

type GroupChipProps<By extends MatrixGrouping> = {
  options: readonly By[];
  groupBy: By | undefined;
  onChange: (by: By | undefined) => void;
};

export function GroupChip<By extends MatrixGrouping>({ options, groupBy, onChange }: GroupChipProps<By>) {
  return (
    <FilterChip
      label={groupBy ? 'Grouping' : 'Group by'}
      value={groupBy && groupingNames[groupBy]}
      options={options.map((id) => ({ id, label: groupingNames[id] }))}
      selected={groupBy ? [groupBy] : []}
      isSingle
      onChange={([chosen]) => onChange(options.find((grouping) => grouping === chosen))}
      onClear={() => onChange(undefined)}
    />
  );
}
