import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { counted } from '../../../domain/format/count.ts';
import type { BrokenPair, Connectivity } from '../../../domain/metrics/connectivity.ts';
import { directionWords } from '../../../domain/text/metricsText.ts';
import * as css from './PairPanel.css.ts';

/** More than these are found in the matrix rather than in a list. */
const mostListed = 50;

type BrokenPairsProps = { connectivity: Connectivity; onChoose: (pair: BrokenPair) => void };

/** The pairs that do not reach each other, one way or both. */
export function BrokenPairs({ connectivity: { nodes, broken }, onChoose }: BrokenPairsProps) {
  if (broken.length === 0) return null;
  return (
    <div className={css.section}>
      <Heading level={2} variant="subheading">
        {directionWords.disconnected}
      </Heading>
      <div className={css.pairs}>
        {broken.slice(0, mostListed).map((pair) => {
          const [from, to] = [nodes[pair.from]?.name, nodes[pair.to]?.name];
          return (
            <div key={`${pair.from} ${pair.to}`}>
              <Button kind="ghost" onPress={() => onChoose(pair)}>
                <Inline gap="medium">
                  <Identifier>{from}</Identifier>
                  <VisuallyHidden>{pair.isMutual ? 'and' : 'does not reach'}</VisuallyHidden>
                  <Icon name={pair.isMutual ? 'bothWays' : 'arrowRight'} size={12} />
                  <Identifier>{to}</Identifier>
                  {pair.isMutual && <VisuallyHidden>do not reach each other</VisuallyHidden>}
                </Inline>
              </Button>
            </div>
          );
        })}
      </div>
      {broken.length > mostListed && (
        <Text variant="hint" tone="tertiary">
          and {counted(broken.length - mostListed, 'more pair')}
        </Text>
      )}
    </div>
  );
}
