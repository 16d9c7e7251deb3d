import { useState } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Mono, Tertiary, Text } from '../../../components/Text/Text.tsx';
import { grouped } from '../../../domain/format/count.ts';
import { HealthBadge } from '../../nodes/HealthBadge/HealthBadge.tsx';
import { NameLink } from '../../list/NameLink.tsx';
import { firstRules, isRuleChanged, type NodeRule, type RulePart } from './nodeRulesView.ts';
import * as css from './NodeRules.css.ts';

const maxAtOnce = 100;

type RuleListProps = {
  title: string;
  rules: readonly NodeRule[];
  parts: readonly RulePart[];
  isAllowing: boolean;
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
  onSet: (rules: readonly NodeRule[], isAllowed: boolean) => void;
};

export function RuleList({ title, rules, parts, isAllowing, selected, onSelect, onSet }: RuleListProps) {
  const [limit, setLimit] = useState(maxAtOnce);
  const verb = isAllowing ? 'Allow' : 'Block';
  const isDone = (these: readonly NodeRule[]) => these.every(({ isAllowed }) => isAllowed === isAllowing);
  const setAll = (these: readonly NodeRule[], object: string) => (
    <Button
      kind="ghost"
      size="small"
      onPress={() => onSet(these, isAllowing)}
      disabledReason={isDone(these) ? 'Already changed' : undefined}
    >
      {`${verb} ${object}`}
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
        {firstRules(parts, limit).map(({ name, rules: inPart, listed }) => {
          return [
            name !== undefined && listed.length > 0 && (
              <li key={`part ${name}`} className={css.part}>
                <Text as="span" variant="strong">
                  {name}
                </Text>
                <Tertiary>{grouped(inPart.length)}</Tertiary>
                <span className={css.partEnd}>{setAll(inPart, `these ${grouped(inPart.length)}`)}</span>
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
      {rules.length > limit && (
        <div className={css.more}>
          <Button kind="ghost" onPress={() => setLimit(limit + maxAtOnce)}>
            {`Show ${Math.min(maxAtOnce, rules.length - limit)} more`}
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
          <NameLink name={name} href={href} />
          <span className={css.address}>
            <Mono isSmall>{address}</Mono>
          </span>
          {role !== undefined && <Tag>{role}</Tag>}
        </span>
        <Reason rule={rule} />
        {rule.isByOthers && <span className={css.byOthers}>changed by someone else</span>}
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
