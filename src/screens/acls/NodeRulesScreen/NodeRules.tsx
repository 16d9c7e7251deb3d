import { useMemo, useState } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { BulkBar } from '../../../components/BulkBar/BulkBar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Mono } from '../../../components/Mono/Mono.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { groupingNames, pairWords } from '../../../domain/acl/aclText.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import { HealthBadge } from '../../shared/HealthBadge/HealthBadge.tsx';
import { GroupChip } from '../AclMatrixScreen/AclTools.tsx';
import type { AclMatrixActions, AclSource } from '../AclMatrixScreen/aclMatrixView.ts';
import {
  facetOptions,
  firstRules,
  isRuleChanged,
  nodeRules,
  peerFacets,
  ruleCounts,
  ruleParts,
  rulesText,
  rowTicks,
  shownRules,
  type NodeRule,
  type NodeRulesFilter,
  type RulePart,
  type RulesShown,
} from './nodeRulesView.ts';
import * as css from './NodeRules.css.ts';

type NodeRulesProps = {
  netid: string;
  source: AclSource;
  /** The place of the node in the container. */
  only: number;
  filter: NodeRulesFilter;
  on: Pick<AclMatrixActions, 'set' | 'filterPeers' | 'saveRules'>;
};

/** Whom one node may talk to, as a list of what is allowed and one of what is blocked. */
export function NodeRules({ netid, source, only, filter, on }: NodeRulesProps) {
  const { edit, nodes, clients, minute } = source;
  const now = minute * 60;
  const rules = useMemo(
    () => nodeRules({ edit, nodes, clients }, netid, only),
    [edit, nodes, clients, netid, only],
  );
  const shown = useMemo(() => shownRules(rules, filter, nodes, now), [rules, filter, nodes, now]);
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
    <div className={css.body}>
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
                (before) => new Set(isSelected ? [...before, id] : [...before].filter((one) => one !== id)),
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
  if (search !== '') return 'No peer has a name or address that contains what is searched for.';
  if (shown === 'changed') return 'Nothing is changed.';
  return 'No peer is left by the filter.';
}

/** The row of the matrix as a line of ticks: where among the names the blocked ones are. */
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
  const counts = useMemo(() => ruleCounts(rules), [rules]);
  const option = (id: RulesShown, label: string) => ({ id, label: `${label} ${grouped(counts[id])}` });
  const options = [
    { id: 'all' as const, label: 'All' },
    option('allowed', pairWords.allowed),
    option('blocked', pairWords.blocked),
    ...(counts.oneWay > 0 || filter.shown === 'oneWay' ? [option('oneWay', 'One way')] : []),
    option('changed', 'Changed'),
  ];
  return (
    <div className={css.tools}>
      <SearchField
        label="Search peers"
        placeholder="Search name or address"
        value={filter.search}
        onChange={(search) => on.filterPeers({ search })}
        shortcut="/"
      />
      <SegmentedControl
        label="Rules"
        options={options}
        value={filter.shown}
        onChange={(next) => on.filterPeers({ shown: next })}
      />
      {peerFacets.map((facet) => (
        <FilterChip
          key={facet}
          label={groupingNames[facet]}
          options={facetOptions(source, facet, now)}
          selected={filter[facet]}
          onChange={(keys) => on.filterPeers({ [facet]: keys })}
        />
      ))}
      <GroupChip groupBy={filter.groupBy} onChange={(groupBy) => on.filterPeers({ groupBy })} />
      <div className={css.toolsEnd}>
        <CopyButton label="the list" hasWords value={() => rulesText(shown, now)} />
        <Button kind="ghost" icon="download" onPress={() => on.saveRules(shown)}>
          CSV
        </Button>
      </div>
    </div>
  );
}

/** So many at a time: more are shown on demand, or found by searching. */
const mostAtOnce = 100;

type RuleListProps = {
  title: string;
  rules: readonly NodeRule[];
  parts: readonly RulePart[];
  /** What its buttons do as long as nothing is changed. */
  isAllowing: boolean;
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
  onSet: (rules: readonly NodeRule[], isAllowed: boolean) => void;
};

/** The rules that are allowed now, or blocked. A rule that is changed keeps its place until it is submitted. */
function RuleList({ title, rules, parts, isAllowing, selected, onSelect, onSet }: RuleListProps) {
  const [most, setMost] = useState(mostAtOnce);
  const verb = isAllowing ? 'Allow' : 'Block';
  const isDone = (these: readonly NodeRule[]) => these.every(({ isAllowed }) => isAllowed === isAllowing);
  const setAll = (these: readonly NodeRule[], what: string) => (
    <Button
      kind="ghost"
      size="small"
      onPress={() => onSet(these, isAllowing)}
      {...(isDone(these) && { isDisabled: true, disabledReason: 'They are changed already' })}
    >
      {`${verb} ${what}`}
    </Button>
  );
  return (
    <Panel
      title={title}
      count={rules.length}
      padding="none"
      action={setAll(rules, `${grouped(rules.length)} shown`)}
    >
      <ul aria-label={title} className={css.list}>
        {firstRules(parts, most).map(({ name, rules: inPart, listed }) => {
          return [
            name !== undefined && listed.length > 0 && (
              <li key={`part ${name}`} className={css.part}>
                <Text as="span" variant="strong">
                  {name}
                </Text>
                <Text as="span" tone="tertiary">
                  {inPart.length}
                </Text>
                <span className={css.partEnd}>
                  {setAll(inPart, counted(inPart.length, 'of these', 'of these'))}
                </span>
              </li>
            ),
            ...listed.map((rule) => (
              <RuleRow
                key={rule.id}
                rule={rule}
                isSelected={selected.has(rule.id)}
                onSelect={(isSelected) => onSelect(rule.id, isSelected)}
                onSet={(isAllowed) => onSet([rule], isAllowed)}
              />
            )),
          ];
        })}
      </ul>
      {rules.length > most && (
        <div className={css.more}>
          <Button kind="ghost" onPress={() => setMost(most + mostAtOnce)}>
            {`Show ${Math.min(mostAtOnce, rules.length - most)} more of ${grouped(rules.length - most)}`}
          </Button>
        </div>
      )}
    </Panel>
  );
}

type RuleRowProps = {
  rule: NodeRule;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onSet: (isAllowed: boolean) => void;
};

function RuleRow({ rule, isSelected, onSelect, onSet }: RuleRowProps) {
  const { name, href, address, role, health, isAllowed } = rule;
  const isNarrow = useFrameWidth() !== 'wide';
  return (
    <li className={isSelected ? css.selectedRow : css.row}>
      <Checkbox aria-label={`Select ${name}`} isSelected={isSelected} onChange={onSelect} />
      <div className={css.about}>
        <span className={css.names}>
          {href === undefined ? (
            <Identifier>{name}</Identifier>
          ) : (
            <Link href={href} emphasis="name">
              <Identifier>{name}</Identifier>
            </Link>
          )}
          <span className={css.address}>
            <Mono isSmall>{address}</Mono>
          </span>
          {role !== undefined && <Tag>{role}</Tag>}
        </span>
        <Reason rule={rule} />
      </div>
      {health ? <HealthBadge health={health} isShort={isNarrow} /> : <span />}
      <Button
        size="small"
        aria-label={`${isAllowed ? 'Block' : 'Allow'} ${name}`}
        onPress={() => onSet(!isAllowed)}
      >
        {isAllowed ? 'Block' : 'Allow'}
      </Button>
    </li>
  );
}

function Reason({ rule }: { rule: NodeRule }) {
  if (isRuleChanged(rule)) {
    return <span className={css.changed}>{rule.isAllowed ? 'allowed' : 'blocked'} once submitted</span>;
  }
  return <span className={rule.isOneWay ? css.oneWay : css.reason}>{rule.reason}</span>;
}
