import { useState } from 'react';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Heading, Identifier, Text } from '../../../components/Text/Text.tsx';
import { grouped } from '../../../domain/format/count.ts';
import { aclState, aclStates } from '../AclMatrixScreen/aclCells.ts';
import type { AclMatrixActions } from '../AclMatrixScreen/aclPage.ts';
import * as css from '../AclMatrixScreen/SidePanel.css.ts';
import type { AclSquare } from '../AclMatrixScreen/useAclSquare.ts';
import type { ExceptionView } from './aclPatternsView.ts';

type PatternSquare = Pick<AclSquare, 'rows' | 'columns' | 'stateAt'>;

export function PatternList({ square }: { square: PatternSquare }) {
  const lines = patternLines(square);
  return (
    <section aria-label="Patterns" className={css.lead}>
      {lines.map(({ id, name, count, text }) => (
        <div key={id} className={css.section}>
          <div className={css.between}>
            <Heading level={2} variant="subheading">
              {name}
            </Heading>
            <Text as="span" variant="hint" tone="tertiary">
              {grouped(count)}
            </Text>
          </div>
          <Text tone="secondary">{text}</Text>
        </div>
      ))}
    </section>
  );
}

export function patternLines({ rows, columns, stateAt }: PatternSquare) {
  const isClosed = (column: number) =>
    rows.headings.every((_, row) => {
      const state = stateAt(row, column);
      return state === aclState.allBlocked || state === aclState.self;
    });
  const closed = new Set([...columns.headings.keys()].filter(isClosed));
  const open = [...columns.headings.entries()].filter(([column]) => !closed.has(column));
  return rows.headings.flatMap((heading, row) => {
    if (heading.kind !== 'group') return [];
    const { id, label: name, count } = heading;
    const cells = open.map(([column, other]) => ({ other: other.label, state: stateAt(row, column) }));
    const blocked = cells.filter(({ state }) => state === aclState.allBlocked);
    const partly = cells.filter(({ state }) => aclStates[state]?.mark === 'mixed');
    const share = (state: number) => aclStates[state]?.label;
    const parts = [
      ...(blocked.length > 0 ? [`blocked with ${blocked.map(({ other }) => other).join(', ')}`] : []),
      ...partly.map(({ other, state }) => `${share(state)} blocked with ${other}`),
    ];
    const text = closed.has(row)
      ? 'blocked for all'
      : parts.length > 0
        ? parts.join(' · ')
        : closed.size > 0
          ? 'all allowed except isolated nodes'
          : 'all allowed';
    return [{ id, name, count, text }];
  });
}

const maxListed = 20;

type OddOnesProps = { odd: readonly ExceptionView[]; on: Pick<AclMatrixActions, 'set'> };

export function ExceptionList({ odd, on }: OddOnesProps) {
  const [limit, setLimit] = useState(maxListed);
  return (
    <section aria-label="Exceptions" className={css.lead}>
      <div className={css.section}>
        <div className={css.between}>
          <Heading level={2} variant="subheading">
            Exceptions
          </Heading>
          <Text as="span" variant="hint" tone="tertiary">
            {grouped(odd.length)}
          </Text>
        </div>
        {odd.length === 0 && <Text tone="secondary">All nodes match their pattern.</Text>}
      </div>
      {odd.slice(0, limit).map((exception) => (
        <OddOne key={exception.place} odd={exception} on={on} />
      ))}
      {odd.length > limit && (
        <div className={css.section}>
          <Button kind="ghost" onPress={() => setLimit(limit + maxListed)}>
            {`Show ${grouped(Math.min(maxListed, odd.length - limit))} more`}
          </Button>
        </div>
      )}
    </section>
  );
}

type OddOneProps = { odd: ExceptionView; on: OddOnesProps['on'] };

function OddOne({ odd: { place, name, text, href, like, isDone }, on }: OddOneProps) {
  const follow = () => {
    if (!like) return;
    if (like.allow.length > 0) on.set([place], like.allow, true);
    if (like.block.length > 0) on.set([place], like.block, false);
  };
  return (
    <div className={css.section}>
      <div>
        <Text variant="strong">
          <Identifier>{name}</Identifier>
        </Text>
        <Text variant="hint" tone="secondary">
          {text}
        </Text>
      </div>
      <Inline>
        {like && (
          <Button
            size="small"
            aria-label={`Match the pattern: ${name}`}
            onPress={follow}
            disabledReason={isDone ? 'Will match after you submit' : undefined}
          >
            Match the pattern
          </Button>
        )}
        {href !== undefined && (
          <LinkButton size="small" kind="ghost" href={href}>
            Show
          </LinkButton>
        )}
      </Inline>
    </div>
  );
}
