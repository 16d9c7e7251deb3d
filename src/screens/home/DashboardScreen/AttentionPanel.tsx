import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { NamedNode } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { NodeQuestion } from '../../nodes/NodeQuestion/NodeQuestion.tsx';
import * as css from './AttentionPanel.css.ts';
import type { AttentionRow } from './attentionRows.ts';

type Approvable = NamedNode;

type AttentionPanelProps = {
  /** Undefined while the nodes are not known. */
  rows: readonly AttentionRow[] | undefined;
  onApprove: (node: Approvable) => void;
};

/** More would make the panel longer than the page; the rest is one link away. */
const shownRows = 12;

/** Who wants to join, what is down or about to end, what looks wrong. */
export function AttentionPanel({ rows, onApprove }: AttentionPanelProps) {
  const [asked, setAsked] = useState<Approvable>();
  return (
    <Panel
      title="Needs attention"
      padding="none"
      isBareOnPhone
      {...(rows && { count: rows.length })}
      action={
        <Link href={paths.nodes()} emphasis="quiet">
          View all
        </Link>
      }
    >
      <Rows rows={rows} onAsk={setAsked} />
      {asked && (
        <NodeQuestion
          question={{ verb: 'approve', nodes: [asked] }}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            onApprove(asked);
            setAsked(undefined);
          }}
        />
      )}
    </Panel>
  );
}

function Rows({ rows, onAsk }: { rows: AttentionPanelProps['rows']; onAsk: (node: Approvable) => void }) {
  if (!rows) {
    return (
      <div className={css.row}>
        <Skeleton width={220} />
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <div className={css.row}>
        <ToneGlyph tone="healthy" />
        <Text tone="secondary">Everything is well.</Text>
      </div>
    );
  }
  const others = rows.length - shownRows;
  return (
    <ul>
      {rows.slice(0, shownRows).map((row) => (
        <Row key={row.id} row={row} onAsk={onAsk} />
      ))}
      {others > 0 && (
        <li className={css.row}>
          <Link href={paths.nodes()} emphasis="quiet">
            and {others} more
          </Link>
        </li>
      )}
    </ul>
  );
}

function Row({ row, onAsk }: { row: AttentionRow; onAsk: (node: Approvable) => void }) {
  const { sign, subject, text, href, network, approval } = row;
  return (
    <li className={css.row}>
      {sign === 'expiry' ? (
        <span className={css.timer}>
          <Icon name="timer" size={12} />
        </span>
      ) : (
        <ToneGlyph tone={sign} />
      )}
      <div className={css.words}>
        <Link href={href} emphasis="name">
          <Identifier>{subject}</Identifier>
        </Link>{' '}
        <span>{text}</span>
      </div>
      <span className={css.place}>
        <Text as="span" variant="hint">
          {sign === 'pending' ? approval?.waiting : network}
        </Text>
      </span>
      {approval && (
        <Button
          size="small"
          aria-label={`${labels.action.approve} ${subject}`}
          onPress={() => onAsk({ ...approval.node, name: subject })}
        >
          {labels.action.approve}
        </Button>
      )}
    </li>
  );
}
