import { Icon } from '../../../components/Icon/Icon.tsx';
import { MatrixSample } from '../../../components/MatrixGrid/MatrixLegend.tsx';
import { Identifier, Text } from '../../../components/Text/Text.tsx';
import { amongThemselves, blockSides, type BlockSides, type Members } from '../../../domain/acl/aclText.ts';
import type { ChangedBlocks } from '../../../domain/acl/pairBlocks.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import * as css from './PairSides.css.ts';

/** Who the pairs of a block are between. */
export function PairSides({ sides: { one, other } }: { sides: BlockSides }) {
  return (
    <span className={css.names}>
      <Identifier>{one}</Identifier>
      {other === undefined ? (
        <span className={css.aside}>{amongThemselves}</span>
      ) : (
        <>
          <span className={css.glyph}>
            <Icon name="bothWays" size={12} label="with" />
          </span>
          <Identifier>{other}</Identifier>
        </>
      )}
    </span>
  );
}

type ChangedPairsProps = { label: string; changes: ChangedBlocks; members: Members };

/** The largest blocks of pairs that change, each by the names of its sides. */
export function ChangedPairs({ label, changes: { blocks, more, morePairs }, members }: ChangedPairsProps) {
  return (
    <>
      <ul aria-label={label} className={css.changes}>
        {blocks.map((block) => (
          <li key={`${block.one[0]} ${block.other[0]} ${block.isAllowed}`} className={css.change}>
            <MatrixSample mark={block.isAllowed ? 'dot' : 'tile'} isChanged />
            <PairSides sides={blockSides(block, members)} />
            <Text as="span" variant="hint" tone="secondary">
              {block.pairs > 1 && `${grouped(block.pairs)} pairs `}
              {block.isAllowed ? 'allowed' : 'blocked'}
            </Text>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text variant="hint" tone="tertiary">
          and {more === morePairs ? counted(more, 'more pair') : moreText(more, morePairs)}
        </Text>
      )}
    </>
  );
}

function moreText(blocks: number, pairs: number): string {
  return `${counted(blocks, 'more block')} of ${counted(pairs, 'pair')}`;
}
