import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { ConnectivityView } from './connectivityView.ts';
import * as css from './ConnectivityStrip.css.ts';

export type ConnectivityStripProps = { view: ConnectivityView; onRetry: () => void };

/** Counts which pairs of a network can reach each other. */
export function ConnectivityStrip({ view, onRetry }: ConnectivityStripProps) {
  switch (view?.status) {
    case undefined:
      return null;
    case 'loading':
      return (
        <div role="status" aria-label="Calculating connectivity…" className={css.figures}>
          {Array.from({ length: 4 }, (_, at) => (
            <div key={at} className={css.cell}>
              <Skeleton width={96} height={14} />
              <Skeleton width={140} />
            </div>
          ))}
        </div>
      );
    case 'failed':
      return (
        <Notice
          tone="warning"
          fact="Couldn’t calculate connectivity."
          advice={view.reason}
          action={
            <Button size="small" onPress={onRetry}>
              Try again
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <Stack gap="medium">
          <ul aria-label="Connectivity" className={css.figures}>
            {view.figures.map(({ tone, label, figure, hint }) => (
              <li key={label} className={css.cell}>
                <span className={css.label}>
                  <ToneGlyph tone={tone} />
                  <span className={css.figure}>{figure}</span> {label}
                </span>
                <span className={css.hint}>{hint}</span>
              </li>
            ))}
          </ul>
          {view.whyHref !== undefined && <Link href={view.whyHref}>Explain…</Link>}
          {view.notice && <Notice tone="info" {...view.notice} />}
        </Stack>
      );
  }
}
