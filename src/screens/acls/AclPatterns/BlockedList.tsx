import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Identifier } from '../../../components/Text/Text.tsx';
import type { AclReading } from '../../../domain/acl/aclPatterns.ts';
import { sidesText } from '../../../domain/acl/aclText.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import type { AclMatrixActions, AclSource } from '../AclMatrixScreen/aclMatrixView.ts';
import * as list from '../NodeRulesScreen/NodeRules.css.ts';
import { blockedLines, type BlockedLine } from './aclPatternsView.ts';
import * as css from './PairSides.css.ts';
import { PairSides } from './PairSides.tsx';

/** So many at a time. */
const mostListed = 100;

type BlockedListProps = { reading: AclReading; source: AclSource; on: Pick<AclMatrixActions, 'set'> };

/**
 * Beside §2 "ACLs": what is blocked, one line per pair or block of pairs; nodes that are closed to everybody stand
 * apart.
 */
export function BlockedList({ reading, source: { edit, nodes }, on }: BlockedListProps) {
  const [most, setMost] = useState(mostListed);
  const { blocked } = reading;
  const lines = useMemo(() => blockedLines(blocked, { edit, nodes }), [blocked, edit, nodes]);
  if (lines.closed.length + lines.blocks.length === 0) {
    return <EmptyState heading="Nothing is blocked" text="Every node may talk to every other." />;
  }
  return (
    <div className={list.body}>
      {lines.closed.length > 0 && (
        <Panel title="Closed to everybody" count={lines.closed.length} padding="none">
          <Lines label="Closed to everybody" lines={lines.closed} on={on} />
        </Panel>
      )}
      {lines.blocks.length > 0 && (
        <Panel title="Blocked pairs" count={blocked.pairs} padding="none">
          <Lines label="Blocked pairs" lines={lines.blocks.slice(0, most)} on={on} />
          {lines.blocks.length > most && (
            <div className={list.more}>
              <Button kind="ghost" onPress={() => setMost(most + mostListed)}>
                {`Show more of ${grouped(lines.blocks.length - most)}`}
              </Button>
            </div>
          )}
          {blocked.more > 0 && lines.blocks.length <= most && (
            <p className={list.more}>{`${grouped(blocked.more)} smaller ones are not listed.`}</p>
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
          {isChanged ? 'allowed once submitted' : isOneWay ? 'one way only' : counted(pairs, 'pair')}
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
