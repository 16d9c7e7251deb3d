import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { NamedNode } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { DiagnosisLink } from '../../shared/LoadError/LoadError.tsx';
import { FindingRows } from '../../shared/FindingMark/FindingRows.tsx';
import * as css from '../../shared/FindingMark/FindingRows.css.ts';
import type { DashboardView } from './dashboardView.ts';

type AttentionPanelProps = {
  attention: DashboardView['attention'];
  isNew: boolean;
  onApprove: (node: NamedNode) => void;
  onRetry: () => void;
};

export function AttentionPanel(props: AttentionPanelProps) {
  const { attention } = props;
  return (
    <Panel
      title="Needs attention"
      padding="none"
      isBareOnPhone
      {...(attention.status === 'ready' && { count: attention.count })}
      action={
        <Link href={paths.findings()} emphasis="quiet">
          All findings
        </Link>
      }
    >
      <Rows {...props} />
    </Panel>
  );
}

/** One width per row that fits below 1024 px, where the cards are below the panel. */
const skeletons = [220, 260, 180, 240, 200];

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
      <div aria-busy>
        {skeletons.map((width) => (
          <div key={width} className={css.row}>
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    );
  }
  const { rows, count } = attention;
  if (rows.length === 0) {
    return (
      <div className={css.row}>
        {!isNew && <ToneGlyph tone="healthy" />}
        <Text tone="secondary">{isNew ? 'Nothing here yet.' : 'Nothing needs attention.'}</Text>
      </div>
    );
  }
  return <FindingRows rows={rows} count={count} href={paths.findings()} hasNetworks onApprove={onApprove} />;
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
