import { use, useId, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ErrorBoundary, ReportText, type Caught } from '../ErrorBoundary/ErrorBoundary.tsx';
import { ErrorReport } from '../ErrorState/ErrorState.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Text, grouped } from '../Text/Text.tsx';
import { type } from '../theme/type.css.ts';
import * as css from './Panel.css.ts';

export type PanelProps = {
  title?: string;
  count?: number;
  /** Beside the title. */
  note?: ReactNode;
  /** At the right end of the header: a link or a small button. */
  action?: ReactNode;
  /** @default 'normal' */
  padding?: keyof typeof css.body;
  /** Removes the border and extends to the edges of the page on phones. */
  isBareOnPhone?: boolean;
  children: ReactNode;
};

/** Bordered group of facts. Do not nest panels, and do not use one around the main table of a page. */
export function Panel(props: PanelProps) {
  const { title, count, note, action, padding = 'normal', isBareOnPhone = false, children } = props;
  const titleId = useId();
  return (
    <section
      className={`${css.panel} ${isBareOnPhone ? css.bareOnPhone : ''}`}
      {...(title && { 'aria-labelledby': titleId })}
    >
      {title && (
        <header className={css.header}>
          <h2 id={titleId} className={type.subheading}>
            {title}
          </h2>
          {count !== undefined && <span className={css.count}>{grouped(count)}</span>}
          {note && <div className={css.note}>{note}</div>}
          {action && <div className={css.action}>{action}</div>}
        </header>
      )}
      <div className={css.body[padding]}>{children}</div>
    </section>
  );
}

export type PanelBoundaryProps = {
  /** Title of the panel, to name it if it fails. */
  title: string;
  children: ReactNode;
};

/** Confines an error to one panel of a page. */
export function PanelBoundary({ title, children }: PanelBoundaryProps) {
  return (
    <ErrorBoundary renderCaught={(caught) => <BrokenPanel title={title} caught={caught} />}>
      {children}
    </ErrorBoundary>
  );
}

function BrokenPanel({ title, caught }: { title: string; caught: Caught }) {
  const reportText = use(ReportText);
  return (
    <Panel title={title}>
      <Stack gap="large">
        <div role="alert">
          <Text tone="secondary">This section couldn’t be displayed. The rest of the page still works.</Text>
        </div>
        <Inline gap="medium">
          <Button size="form" icon="refresh" aria-label={`Try again: ${title}`} onPress={caught.retry}>
            Try again
          </Button>
        </Inline>
        <ErrorReport report={reportText(caught)} align="start" />
      </Stack>
    </Panel>
  );
}
