import { LinkButton } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Grid, Page, Stack } from '../../../components/Layout/Layout.tsx';
import { Identifier, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { LoadError } from '../../shared/LoadError/LoadError.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { messages } from '../../../domain/text/messages.ts';
import { Age } from '../../shared/freshness/Age.tsx';
import { RecordNotFoundScreen } from '../../shared/NotFoundScreen/NotFoundScreen.tsx';
import { ImpactSentences } from '../../shared/ReachImpact/ReachImpact.tsx';
import { ReachHeader } from '../ReachHeader.tsx';
import type {
  Failing,
  NetworkReachActions,
  NetworkReachFrame,
  NetworkReachView,
  ReachLine,
  ReachPanel,
} from './networkReachView.ts';
import type { ReachFigure } from './reachFigures.ts';
import * as css from './NetworkReachScreen.css.ts';

export type NetworkReachScreenProps = { view: NetworkReachView; on: NetworkReachActions };

/** The overview of a network: which pairs can reach each other. */
export function NetworkReachScreen({ view, on }: NetworkReachScreenProps) {
  if (view.status === 'missing') {
    return <RecordNotFoundScreen view={{ heading: messages['error.notfound'], ...view }} />;
  }
  return (
    <Page>
      <Stack gap="page">
        <Header frame={view.frame} canExport={view.status === 'ready'} on={on} />
        <Content view={view} on={on} />
      </Stack>
    </Page>
  );
}

type HeaderProps = { frame: NetworkReachFrame; canExport: boolean; on: NetworkReachActions };

function Header({ frame, canExport, on }: HeaderProps) {
  const { counts, graphHref, freshness } = frame;
  return (
    <Stack gap="gutter">
      <ReachHeader
        frame={frame}
        note={
          counts === '' ? undefined : (
            <>
              {counts}
              {freshness.updated && (
                <>
                  {', based on data from '}
                  <Age moment={freshness.updated} />
                </>
              )}
            </>
          )
        }
        after={
          <LinkButton icon="graph" href={graphHref}>
            Show on graph
          </LinkButton>
        }
        onExport={canExport ? on.export : undefined}
        onRefresh={on.refresh}
      />
    </Stack>
  );
}

type ContentProps = { view: Exclude<NetworkReachView, { status: 'missing' }>; on: NetworkReachActions };

function Content({ view, on }: ContentProps) {
  switch (view.status) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        <LoadError heading="Couldn’t calculate reachability" reason={view.reason} onRetry={on.refresh} />
      );
    case 'empty':
      return <EmptyState art="graph" heading={view.heading} text={view.text} />;
    case 'ready':
      return (
        <>
          {view.failing && <FailingPanel failing={view.failing} />}
          <Figures figures={view.figures} />
          {view.panels.length > 0 && (
            <Grid columns={2} minColumnWidth={380}>
              {view.panels.map((panel) => (
                <LinesPanel key={panel.id} panel={panel} />
              ))}
            </Grid>
          )}
        </>
      );
  }
}

function Figures({ figures }: { figures: readonly ReachFigure[] }) {
  return (
    <ul aria-label="Pairs" className={css.figures}>
      {figures.map(({ tone, label, figure, note }) => (
        <li key={label} className={css.card}>
          <span className={css.label}>
            <ToneGlyph tone={tone} />
            {label}
          </span>
          <span className={css.figure}>{figure}</span>
          <span className={css.note}>{note}</span>
        </li>
      ))}
    </ul>
  );
}

function LinesPanel({ panel: { title, count, note, lines, rest } }: { panel: ReachPanel }) {
  return (
    <Panel title={title} padding="none" {...(count !== undefined && { count })} {...(note && { note })}>
      {lines.length > 0 && (
        <ul className={css.lines}>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ul>
      )}
      {rest !== undefined && <p className={css.rest}>{rest}</p>}
    </Panel>
  );
}

function Line({ line: { tone, name, target, note, figure, action } }: { line: ReachLine }) {
  return (
    <li className={css.line}>
      {tone && <ToneGlyph tone={tone} />}
      <span className={css.words}>
        <strong className={css.name}>
          <Identifier>{name}</Identifier>
        </strong>
        {target !== undefined && (
          <>
            <span className={css.arrow}>
              <VisuallyHidden> to </VisuallyHidden>
              <Icon name="arrowRight" size={12} />
            </span>
            <strong className={css.name}>
              <Identifier>{target}</Identifier>
            </strong>
          </>
        )}{' '}
        {note}
      </span>
      {figure !== undefined && <span className={css.amount}>{figure}</span>}
      {action && (
        <Link href={action.href} emphasis="quiet" aria-label={`${action.label}: ${action.of}`}>
          {action.label}
        </Link>
      )}
    </li>
  );
}

function FailingPanel({ failing: { name, closeHref, impact } }: { failing: Failing }) {
  return (
    <Panel
      title={`If ${name} fails`}
      action={
        <Link href={closeHref} emphasis="quiet" aria-label={`Close failure impact of ${name}`}>
          Close
        </Link>
      }
    >
      <ImpactSentences state={impact} />
    </Panel>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Calculating reachability…" className={css.figures}>
      {Array.from({ length: 4 }, (_, at) => (
        <div key={at} className={css.card}>
          <Skeleton width={140} />
          <Skeleton width={72} height={28} />
          <Skeleton width={96} />
        </div>
      ))}
    </div>
  );
}
