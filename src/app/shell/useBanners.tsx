import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import {
  isWithoutAnswer,
  offlineNotice,
  serverNotice,
  unansweredNotice,
} from '../../domain/text/serverText.ts';
import { backend } from '../config.ts';
import { loadServerConfig, nodesStore, serverConfigStore } from '../stores/records.ts';
import { useIsOffline } from './useIsOffline.ts';
import { useSessionEndBanner } from './useSessionEndBanner.tsx';

/** What stands above every page: no way to the server, a server of another kind, a session about to end. */
export function useBanners(): ReactNode {
  const isOffline = useIsOffline();
  const { data: config } = useSnapshot(serverConfigStore);
  const { data: nodes } = useSnapshot(nodesStore);
  const sessionEnd = useSessionEndBanner();
  const isUnanswered = !isOffline && isWithoutAnswer(nodes);
  // Whatever answers with a list of nodes is Netmaker: then only that one answer was spoiled.
  const isNetmaker = nodes.status === 'ready' && nodes.staleBecause === undefined;
  const server = config.status === 'failed' && isNetmaker ? undefined : serverNotice(config, backend.display);
  if (!isOffline && !isUnanswered && !server && !sessionEnd) return undefined;
  return (
    <Stack gap="medium">
      {isOffline && <Notice tone="warning" {...offlineNotice(nodes)} />}
      {isUnanswered && <Notice tone="warning" {...unansweredNotice(backend.display, nodes)} />}
      {server && (
        <Notice
          tone="warning"
          {...server}
          action={
            <Button size="small" onPress={() => void loadServerConfig()}>
              Ask again
            </Button>
          }
        />
      )}
      {sessionEnd}
    </Stack>
  );
}
