import { use, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ErrorBoundary, ReportText, type Caught } from '../ErrorBoundary/ErrorBoundary.tsx';
import { ErrorReport } from '../ErrorState/ErrorState.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Text } from '../Text/Text.tsx';

export type PanelBoundaryProps = {
  /** What the panel is called, to say which one is missing. */
  title: string;
  children: ReactNode;
};

/** Around one panel of a page: what goes wrong in it does not take the page along. */
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
          <Text tone="secondary">This part of the page could not be shown. The rest of it goes on.</Text>
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
