import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Heading, Identifier, Text, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { counted, grouped } from '../../../domain/format/count.ts';
import type { Causes, NodeCause, Pair } from '../../../domain/metrics/disconnection.ts';
import * as css from './CauseList.css.ts';

/** Limits the nodes, the pairs, and the pairs of each node. The matrix is better suited for longer lists. */
export const maxListed = 50;

type CauseListProps<P extends Pair> = {
  heading: string;
  causes: Causes<P>;
  nameOf: (id: string) => string;
  /** Describes a node’s relation to its listed peers, for example “is disconnected from all 8”. */
  nodeText: (cause: NodeCause<P>) => string;
  pairText: (pair: P) => string;
  isOneWay?: (pair: P) => boolean;
  bothWays?: string;
  onChoose: (pair: P) => void;
};

/** Faulty pairs, grouped by cause: first the nodes that explain several pairs, then the remaining pairs. */
export function CauseList<P extends Pair>(props: CauseListProps<P>) {
  const { heading, causes, nodeText, pairText, onChoose } = props;
  const { nodes, pairs } = causes;
  const count = nodes.reduce((sum, cause) => sum + cause.pairs.length, pairs.length);
  if (count === 0) return null;
  const lineOf = (pair: P, because?: string) => (
    <PairLine
      key={`${pair.one} ${pair.other}`}
      {...props}
      pair={pair}
      because={because}
      onChoose={onChoose}
    />
  );
  return (
    <section aria-label={heading} className={css.section}>
      <Heading level={2} variant="subheading">
        {heading} <span className={css.count}>{grouped(count)}</span>
      </Heading>
      {nodes.slice(0, maxListed).map((cause) => (
        <NodeLine key={cause.id} text={nodeText(cause)} cause={cause} lineOf={lineOf} />
      ))}
      <More of={nodes} noun="more node" />
      {pairs.slice(0, maxListed).map((pair) => lineOf(pair, pairText(pair)))}
      <More of={pairs} noun="more pair" />
    </section>
  );
}

export function More({ of, noun }: { of: readonly unknown[]; noun: string }) {
  if (of.length <= maxListed) return null;
  return (
    <Text variant="hint" tone="tertiary">
      and {counted(of.length - maxListed, noun)}
    </Text>
  );
}

type NodeLineProps<P extends Pair> = {
  text: string;
  cause: NodeCause<P>;
  lineOf: (pair: P) => ReactNode;
};

function NodeLine<P extends Pair>({ text, cause: { name, because, pairs }, lineOf }: NodeLineProps<P>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.line}>
      <Text>
        <Identifier>{name}</Identifier> {text}: {because}
      </Text>
      <div className={css.pull}>
        <Button
          kind="ghost"
          size="small"
          aria-label={`${isOpen ? 'Hide' : 'Show'} ${counted(pairs.length, 'pair')} of ${name}`}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'} {counted(pairs.length, 'pair')}
        </Button>
      </div>
      {isOpen && (
        <>
          {pairs.slice(0, maxListed).map((pair) => lineOf(pair))}
          <More of={pairs} noun="more pair" />
        </>
      )}
    </div>
  );
}

type PairLineProps<P extends Pair> = Pick<
  CauseListProps<P>,
  'nameOf' | 'isOneWay' | 'bothWays' | 'onChoose'
> & {
  pair: P;
  because: string | undefined;
};

function PairLine<P extends Pair>({ pair, because, nameOf, isOneWay, bothWays, onChoose }: PairLineProps<P>) {
  const isOneWayOnly = isOneWay?.(pair) ?? false;
  return (
    <div className={css.line}>
      <div className={css.pull}>
        <Button kind="ghost" onPress={() => onChoose(pair)}>
          <Inline gap="medium" isWrapping>
            <Identifier>{nameOf(pair.one)}</Identifier>
            <VisuallyHidden>{isOneWayOnly ? 'can’t reach' : 'and'}</VisuallyHidden>
            <Icon name={isOneWayOnly ? 'arrowRight' : 'bothWays'} size={12} />
            <Identifier>{nameOf(pair.other)}</Identifier>
            {!isOneWayOnly && bothWays && <VisuallyHidden>{bothWays}</VisuallyHidden>}
          </Inline>
        </Button>
      </div>
      {because !== undefined && (
        <Text variant="hint" tone="secondary">
          {because}
        </Text>
      )}
    </div>
  );
}
