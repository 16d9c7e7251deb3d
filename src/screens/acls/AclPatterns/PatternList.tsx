import { useState } from 'react';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Heading, Identifier, Text } from '../../../components/Text/Text.tsx';
import { grouped } from '../../../domain/format/count.ts';
import { aclState, aclStates } from '../AclMatrixScreen/aclCells.ts';
import type { AclMatrixActions } from '../AclMatrixScreen/aclPage.ts';
import * as css from '../AclMatrixScreen/SidePanel.css.ts';
import type { AclSquare } from '../AclMatrixScreen/useAclSquare.ts';
import type { OddView } from './aclPatternsView.ts';

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
      ? 'blocked with everybody'
      : parts.length > 0
        ? parts.join('; ')
        : closed.size > 0
          ? 'allowed with all but the closed ones'
          : 'allowed with all';
    return [{ id, name, count, text }];
  });
}

const mostListed = 20;

type OddOnesProps = { odd: readonly OddView[]; on: Pick<AclMatrixActions, 'set'> };

export function OddOnes({ odd, on }: OddOnesProps) {
  const [most, setMost] = useState(mostListed);
  return (
    <section aria-label="Odd ones out" className={css.lead}>
      <div className={css.section}>
        <div className={css.between}>
          <Heading level={2} variant="subheading">
            Odd ones out
          </Heading>
          <Text as="span" variant="hint" tone="tertiary">
            {grouped(odd.length)}
          </Text>
        </div>
        {odd.length === 0 && <Text tone="secondary">Every node has exactly the rules of its pattern.</Text>}
      </div>
      {odd.slice(0, most).map((one) => (
        <OddOne key={one.place} odd={one} on={on} />
      ))}
      {odd.length > most && (
        <div className={css.section}>
          <Button kind="ghost" onPress={() => setMost(most + mostListed)}>
            {`Show more of ${grouped(odd.length - most)}`}
          </Button>
        </div>
      )}
    </section>
  );
}

type OddOneProps = { odd: OddView; on: OddOnesProps['on'] };

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
            aria-label={`Make it like the others: ${name}`}
            onPress={follow}
            disabledReason={isDone ? 'It is, once submitted' : undefined}
          >
            Make it like the others
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
