import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Link, PlainLink } from '../../../components/Link/Link.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { TimedText } from '../../../components/RelativeTime/RelativeTime.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Identifier, Text, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import {
  approvalIn,
  type Finding,
  findingHref,
  namesOf,
  networksOf,
  severityWords,
} from '../../../domain/findings/finding.ts';
import { grouped } from '../../../domain/format/count.ts';
import { formatSpan } from '../../../domain/format/dateTime.ts';
import type { NamedNode } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { DiagnosisLink } from '../../state/LoadError/LoadError.tsx';
import { severityTones } from '../../findings/FindingMark/severityTones.ts';
import * as css from './AttentionPanel.css.ts';
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

type ReadyAttention = Extract<DashboardView['attention'], { status: 'ready' }>;

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
  const { groups, more, tidyUp, count } = attention;
  if (count + tidyUp === 0) {
    return (
      <div className={css.row}>
        {!isNew && <ToneGlyph tone="healthy" />}
        <Text tone="secondary">{isNew ? 'Nothing here yet.' : 'Nothing needs attention.'}</Text>
      </div>
    );
  }
  const shown = withCuts(groups);
  const hidden = shown.flatMap(({ rows }) => rows.filter(({ isCut }) => isCut)).length;
  const restOf = (others: number) =>
    [others > 0 && `${grouped(others)} more`, tidyUp > 0 && `${grouped(tidyUp)} to clean up`]
      .filter(Boolean)
      .join(', ');
  return (
    <>
      {shown.map(({ severity, count: inGroup, rows }) => (
        <section key={severity} aria-label={severityWords[severity]}>
          {rows.length > 0 && (
            <h3 className={`${css.group} ${rows.every(({ isCut }) => isCut) ? css.cut : ''}`}>
              {severityWords[severity]} <span className={css.count}>{grouped(inGroup)}</span>
            </h3>
          )}
          <ul>
            {rows.map(({ finding, since, isCut }) => (
              <li key={finding.key} className={`${css.row} ${isCut ? css.cut : ''}`}>
                <Row finding={finding} since={since} onApprove={onApprove} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {(more > 0 || tidyUp > 0) && <Rest text={restOf(more)} width={hidden > 0 ? 'wide' : 'any'} />}
      {hidden > 0 && <Rest text={restOf(more + hidden)} width="narrow" />}
    </>
  );
}

/** Below 1024 px, only the first five rows are shown, and the first node that waits for approval. */
function withCuts(groups: ReadyAttention['groups']) {
  let place = 0;
  return groups.map((group) => ({
    ...group,
    rows: group.rows.map((row, inGroup) => {
      const isKept = group.severity === 'waiting' && inGroup === 0;
      place += 1;
      return { ...row, isCut: place > skeletons.length && !isKept };
    }),
  }));
}

/** Below 1024 px, where the cards are below the panel, there are fewer rows, and more are left. */
function Rest({ text, width }: { text: string; width: 'any' | 'wide' | 'narrow' }) {
  return (
    <p className={`${css.last} ${width === 'wide' ? css.cut : ''} ${width === 'narrow' ? css.onlyCut : ''}`}>
      <Link href={paths.findings()} emphasis="quiet">
        {text}
      </Link>
    </p>
  );
}

type RowProps = { finding: Finding; since: number | undefined } & Pick<AttentionPanelProps, 'onApprove'>;

/** One line. The whole row leads to the finding, and a button is only there if it acts. */
function Row({ finding, since, onApprove }: RowProps) {
  const { networks, fix, severity, text } = finding;
  const approval = approvalIn(fix);
  return (
    <>
      <ToneGlyph tone={severityTones[severity]} />
      <span className={css.words}>
        <PlainLink href={findingHref(finding)} className={css.name}>
          <Identifier>{namesOf(finding)}</Identifier>
        </PlainLink>{' '}
        {text}
      </span>
      {networks.length > 0 && (
        <span translate="no" className={css.place}>
          {networksOf(finding)}
        </span>
      )}
      {fix && approval ? (
        <span className={css.act}>
          <Button size="small" onPress={() => onApprove(approval)}>
            {fix.label}
            <VisuallyHidden> {namesOf(finding)}</VisuallyHidden>
          </Button>
        </span>
      ) : (
        // The sentence has it as well.
        <span aria-hidden className={css.age}>
          {since !== undefined && <TimedText say={(now) => formatSpan(now - since)} />}
        </span>
      )}
    </>
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
