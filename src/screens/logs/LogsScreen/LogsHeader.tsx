import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Hint, Secondary } from '../../../components/Text/Text.tsx';
import type { LogLine } from '../../../domain/log/logLine.ts';
import { rawLog } from '../../../domain/log/logSearch.ts';
import { labels } from '../../../domain/text/labels.ts';
import { Age } from '../../list/freshness/Age.tsx';
import { ViewMenu } from '../../list/ViewMenu/ViewMenu.tsx';
import type { LogsView } from './logsView.ts';

type LogsHeaderProps = {
  view: LogsView;
  on: { refresh: () => void; download: (lines: readonly LogLine[]) => void };
};

export function LogsHeader({ view, on }: LogsHeaderProps) {
  const { fact, loaded, isRefreshing } = view.frame;
  const isPhone = useFrameWidth() === 'phone';
  const lines = view.status === 'ready' ? view.lines : undefined;
  return (
    <PageHeader
      title={labels.section.logs}
      facts={fact && <Secondary>{fact}</Secondary>}
      actions={
        <>
          {loaded && (
            <Hint as="span">
              <Age what="Updated" moment={loaded} />
            </Hint>
          )}
          <ViewMenu noun="logs" />
          {lines && (
            <>
              <CopyButton value={() => rawLog(lines)} label="lines" />
              {isPhone ? (
                <IconButton icon="download" label="Download lines" onPress={() => on.download(lines)} />
              ) : (
                <Button kind="ghost" icon="download" onPress={() => on.download(lines)}>
                  Download
                </Button>
              )}
            </>
          )}
          {isPhone ? (
            <IconButton
              icon="refresh"
              label={labels.action.refresh}
              isPending={isRefreshing}
              onPress={on.refresh}
            />
          ) : (
            <Button icon="refresh" isPending={isRefreshing} onPress={on.refresh}>
              {labels.action.refresh}
            </Button>
          )}
        </>
      }
    />
  );
}
