import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { MatrixSample } from '../../../components/MatrixGrid/MatrixLegend.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Hint, Identifier, Text } from '../../../components/Text/Text.tsx';
import type { AclAnalysis } from '../../../domain/acl/aclPatterns.ts';
import {
  amongThemselves,
  blockSides,
  sidesText,
  type BlockSides,
  type Members,
} from '../../../domain/acl/aclText.ts';
import type { ChangedBlocks } from '../../../domain/acl/pairBlocks.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import type { AclMatrixActions, AclSource } from '../AclMatrixScreen/aclPage.ts';
import * as list from '../NodeRulesScreen/NodeRules.css.ts';
import { blockedLines, type BlockedLine } from './blockedLines.ts';
import * as css from './BlockedList.css.ts';

const maxListed = 100;

type BlockedListProps = { reading: AclAnalysis; source: AclSource; on: Pick<AclMatrixActions, 'set'> };

/** Lists what is blocked, one line per pair or block of pairs. Nodes that are blocked from all others are listed separately. */
export function BlockedList({ reading, source: { edit, nodes }, on }: BlockedListProps) {
  const [limit, setLimit] = useState(maxListed);
  const { blocked } = reading;
  const lines = useMemo(() => blockedLines(blocked, { edit, nodes }), [blocked, edit, nodes]);
  if (lines.closed.length + lines.blocks.length === 0) {
    return <EmptyState heading="No blocked pairs" text="ACLs allow all pairs." />;
  }
  return (
    <div className={list.body}>
      {lines.closed.length > 0 && (
        <Panel title="Isolated nodes" count={lines.closed.length} padding="none">
          <Lines label="Isolated nodes" lines={lines.closed} on={on} />
        </Panel>
      )}
      {lines.blocks.length > 0 && (
        <Panel title="Blocked pairs" count={blocked.pairs} padding="none">
          <Lines label="Blocked pairs" lines={lines.blocks.slice(0, limit)} on={on} />
          {lines.blocks.length > limit && (
            <div className={list.more}>
              <Button kind="ghost" onPress={() => setLimit(limit + maxListed)}>
                {`Show ${grouped(Math.min(maxListed, lines.blocks.length - limit))} more`}
              </Button>
            </div>
          )}
          {blocked.more > 0 && lines.blocks.length <= limit && (
            <p className={list.more}>{`${grouped(blocked.more)} smaller groups not shown.`}</p>
          )}
        </Panel>
      )}
    </div>
  );
}

type LinesProps = { label: string; lines: readonly BlockedLine[]; on: BlockedListProps['on'] };

function Lines({ label, lines, on }: LinesProps) {
  return (
    <ul aria-label={label} className={list.list}>
      {lines.map((line) => (
        <Line key={line.id} line={line} on={on} />
      ))}
    </ul>
  );
}

function Line({ line, on }: { line: BlockedLine; on: BlockedListProps['on'] }) {
  const { sides, isClosed, rows, columns, pairs, isOneWay, isChanged } = line;
  const verb = isChanged ? 'Block' : 'Allow';
  const words = pairs === 1 ? verb : `${verb} ${grouped(pairs)}`;
  return (
    <li className={css.line}>
      <div className={list.about}>
        {isClosed ? (
          <span className={css.names}>
            <Identifier>{sides.one}</Identifier>
          </span>
        ) : (
          <PairSides sides={sides} />
        )}
        <span className={isChanged ? list.changed : isOneWay ? list.oneWay : list.reason}>
          {isChanged
            ? 'allowed once submitted'
            : isOneWay
              ? 'allowed in only one direction'
              : counted(pairs, 'pair')}
        </span>
      </div>
      <Button
        size="small"
        aria-label={`${words}: ${isClosed ? sides.one : sidesText(sides)}`}
        onPress={() => on.set(rows, columns, !isChanged)}
      >
        {words}
      </Button>
    </li>
  );
}

function PairSides({ sides: { one, other } }: { sides: BlockSides }) {
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
        <Hint>and {more === morePairs ? counted(more, 'more pair') : moreText(more, morePairs)}</Hint>
      )}
    </>
  );
}

function moreText(blocks: number, pairs: number): string {
  return `${counted(blocks, 'more group')} with ${counted(pairs, 'pair')}`;
}
