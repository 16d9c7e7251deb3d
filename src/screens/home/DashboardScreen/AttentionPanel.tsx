import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { NamedNode } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { DiagnosisLink } from '../../shared/LoadError/LoadError.tsx';
import { NameLink } from '../../shared/NameLink.tsx';
import * as css from './AttentionPanel.css.ts';
import type { AttentionRow, DashboardView } from './dashboardView.ts';

type AttentionPanelProps = {
  attention: DashboardView['attention'];
  isNew: boolean;
  onApprove: (node: NamedNode) => void;
  onRetry: () => void;
};

const shownRows = 12;

export function AttentionPanel(props: AttentionPanelProps) {
  const { attention } = props;
  return (
    <Panel
      title="Needs attention"
      padding="none"
      isBareOnPhone
      {...(attention.status === 'ready' && { count: attention.rows.length })}
      action={
        <Link href={paths.nodes()} emphasis="quiet">
          View all
        </Link>
      }
    >
      <Rows {...props} />
    </Panel>
  );
}

function Rows({ attention, isNew, onApprove, onRetry }: AttentionPanelProps) {
  if (attention.status === 'failed') {
    return (
      <div className={css.row}>
        <PartFailed reason={attention.reason} onRetry={onRetry} />
      </div>
    );
  }
  if (attention.status === 'loading') {
    return (
      <div className={css.row}>
        <Skeleton width={220} />
      </div>
    );
  }
  const { rows } = attention;
  if (rows.length === 0) {
    return (
      <div className={css.row}>
        {!isNew && <ToneGlyph tone="healthy" />}
        <Text tone="secondary">{isNew ? 'Nothing here yet.' : 'Nothing needs attention.'}</Text>
      </div>
    );
  }
  const others = rows.length - shownRows;
  return (
    <ul>
      {rows.slice(0, shownRows).map((row) => (
        <Row key={row.id} row={row} onApprove={onApprove} />
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

function Row({ row, onApprove }: { row: AttentionRow; onApprove: (node: NamedNode) => void }) {
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
        <NameLink name={subject} href={href} /> <span>{text}</span>
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
          onPress={() => onApprove({ ...approval.node, name: subject })}
        >
          {labels.action.approve}
        </Button>
      )}
    </li>
  );
}

export function PartFailed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <Inline gap="medium" isWrapping>
      <Text tone="secondary">{reason}</Text>
      <Button size="small" icon="refresh" onPress={onRetry}>
        Try again
      </Button>
      <DiagnosisLink reason={reason} size="small" />
    </Inline>
  );
}
