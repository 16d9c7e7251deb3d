import { Heading, Text } from '../../../components/Text/Text.tsx';
import { grouped } from '../../../domain/format/count.ts';
import { aclState, aclStates } from '../AclMatrixScreen/aclCells.ts';
import * as css from '../AclMatrixScreen/SidePanel.css.ts';
import type { AclSquare } from '../AclMatrixScreen/useAclSquare.ts';

type PatternSquare = Pick<AclSquare, 'rows' | 'columns' | 'stateAt'>;

/** For phones, where a matrix has no room: each pattern with those that it does not talk to. */
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

type PatternLine = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly text: string;
};

/** What the row of each pattern says, in words. That somebody is closed to everybody is said of them alone. */
export function patternLines({ rows, columns, stateAt }: PatternSquare): readonly PatternLine[] {
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
