import { useMemo, useState } from 'react';
import { BulkBar } from '../../../components/BulkBar/BulkBar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { groupingNames, pairWords } from '../../../domain/acl/aclText.ts';
import { grouped } from '../../../domain/format/count.ts';
import { ViewMenu } from '../../list/ViewMenu/ViewMenu.tsx';
import { aclGroupings } from '../../../domain/acl/aclGroups.ts';
import { GroupChip } from '../AclMatrixScreen/AclTools.tsx';
import type { AclMatrixActions, AclSource } from '../AclMatrixScreen/aclPage.ts';
import {
  facetOptions,
  peerFacets,
  countRules,
  shownRules,
  type NodeRulesFilter,
  type RulesShown,
} from './nodeRulesFilter.ts';
import { nodeRules, ruleParts, rulesText, rowTicks, type NodeRule } from './nodeRulesView.ts';
import { RuleList } from './RuleList.tsx';
import * as css from './NodeRules.css.ts';

type NodeRulesProps = {
  netid: string;
  source: AclSource;
  only: number;
  filter: NodeRulesFilter;
  on: Pick<AclMatrixActions, 'set' | 'filterPeers' | 'saveRules'>;
};

export function NodeRules({ netid, source, only, filter, on }: NodeRulesProps) {
  const { edit, nodes, clients, merged, minute } = source;
  const now = minute * 60;
  const rules = useMemo(
    () => nodeRules({ edit, nodes, clients, merged }, netid, only),
    [edit, nodes, clients, merged, netid, only],
  );
  const shown = useMemo(() => shownRules(rules, filter, now), [rules, filter, now]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter(({ id }) => selected.has(id));
  const set = (these: readonly NodeRule[], isAllowed: boolean) =>
    on.set(
      [only],
      these.map(({ place }) => place),
      isAllowed,
    );
  const lists = [
    { title: pairWords.allowed, wasAllowed: true },
    { title: pairWords.blocked, wasAllowed: false },
  ].map((list) => ({ ...list, rules: shown.filter(({ wasAllowed }) => wasAllowed === list.wasAllowed) }));
  const drawn = lists.filter((list) => list.rules.length > 0);
  return (
    <div className={css.body} data-keeps-place="rules">
      <RowStrip rules={rules} />
      <Tools source={source} filter={filter} rules={rules} shown={shown} on={on} />
      {drawn.length === 0 && <Text tone="secondary">{noRuleText(filter)}</Text>}
      <div className={drawn.length === 1 ? css.oneColumn : css.columns}>
        {drawn.map((list) => (
          <RuleList
            key={list.title}
            title={list.title}
            rules={list.rules}
            parts={ruleParts(list.rules, source, filter.groupBy, now)}
            isAllowing={!list.wasAllowed}
            selected={selected}
            onSelect={(id, isSelected) =>
              setSelected(
                (before) => new Set(isSelected ? [...before, id] : [...before].filter((peer) => peer !== id)),
              )
            }
            onSet={set}
          />
        ))}
      </div>
      <BulkBar count={chosen.length} onClear={() => setSelected(new Set())}>
        <Button kind="ghost" icon="check" onPress={() => set(chosen, true)}>
          Allow
        </Button>
        <Button kind="ghost" icon="ban" onPress={() => set(chosen, false)}>
          Block
        </Button>
      </BulkBar>
    </div>
  );
}

function noRuleText({ search, shown }: NodeRulesFilter): string {
  if (search !== '') return 'No peers match your search.';
  if (shown === 'changed') return 'No changes.';
  return 'No peers match these filters.';
}

function RowStrip({ rules }: { rules: readonly NodeRule[] }) {
  const blocked = rules.filter(({ isAllowed }) => !isAllowed).length;
  return (
    <div
      role="img"
      aria-label={`${grouped(rules.length - blocked)} allowed, ${grouped(blocked)} blocked`}
      className={css.strip}
    >
      {rowTicks(rules).map(({ id, title, share, isChanged }) => (
        <span key={id} title={title} className={isChanged ? css.changedTick : css.tick}>
          {share > 0 && <span className={css.blockedPart} style={{ height: `${share * 100}%` }} />}
        </span>
      ))}
    </div>
  );
}

type ToolsProps = {
  source: AclSource;
  filter: NodeRulesFilter;
  rules: readonly NodeRule[];
  shown: readonly NodeRule[];
  on: NodeRulesProps['on'];
};

function Tools({ source, filter, rules, shown, on }: ToolsProps) {
  const now = source.minute * 60;
  const option = (id: RulesShown, label: string) => ({
    id,
    label: `${label} ${grouped(countRules(rules, id))}`,
  });
  const options = [
    { id: 'all' as const, label: 'All' },
    option('allowed', pairWords.allowed),
    option('blocked', pairWords.blocked),
    ...(countRules(rules, 'oneWay') > 0 || filter.shown === 'oneWay' ? [option('oneWay', 'One-way')] : []),
    option('changed', 'Changed'),
  ];
  return (
    <div className={css.tools}>
      <div className={css.search}>
        <SearchField
          label="Search peers"
          placeholder="Search name or address"
          value={filter.search}
          onChange={(search) => on.filterPeers({ search })}
          shortcut="/"
        />
      </div>
      <div className={css.shown}>
        <SegmentedControl
          label="Rules"
          options={options}
          value={filter.shown}
          onChange={(next) => on.filterPeers({ shown: next })}
        />
      </div>
      <div className={css.chips}>
        {peerFacets.map((facet) => (
          <FilterChip
            key={facet}
            label={groupingNames[facet]}
            options={facetOptions(source, facet, now)}
            selected={filter[facet]}
            onChange={(keys) => on.filterPeers({ [facet]: keys })}
          />
        ))}
        <GroupChip
          options={aclGroupings}
          groupBy={filter.groupBy}
          onChange={(groupBy) => on.filterPeers({ groupBy })}
        />
      </div>
      <div className={css.toolsEnd}>
        <CopyButton label="the list" hasLabel value={() => rulesText(shown, now)} />
        <Button kind="ghost" icon="download" onPress={() => on.saveRules(shown)}>
          CSV
        </Button>
        <ViewMenu noun="rules" />
      </div>
    </div>
  );
}
