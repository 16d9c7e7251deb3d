import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { valueOf } from '../../domain/loadable.ts';
import { serverRestart } from '../../domain/server/restart.ts';
import { sessionEndNotice } from '../../domain/session/session.ts';
import {
  clockNotice,
  isUnresponsive,
  offlineNotice,
  restartAdvice,
  restartFact,
  serverNotice,
  noResponseNotice,
} from '../../domain/server/serverText.ts';
import { backend } from '../stores/config.ts';
import { useByClock, useRecords } from '../stores/reading.ts';
import { clock, pauseUpdates, updates } from '../stores/clock.ts';
import { loadServerConfig } from '../stores/records.ts';
import { sessionStore } from '../stores/session.ts';

/** Banners above every page: no connection, another kind of server, a session about to end. */
export function useBanners(): ReactNode {
  const isOffline = useIsOffline();
  const { data: config } = useRecords().config;
  const { data: nodes } = useRecords().nodes;
  const sessionEnd = useSessionEndBanner();
  const isUnanswered = !isOffline && isUnresponsive(nodes);
  // A server that lists nodes is Netmaker, so a single response was bad.
  const isNetmaker = nodes.status === 'ready' && nodes.staleBecause === undefined;
  const server = config.status === 'failed' && isNetmaker ? undefined : serverNotice(config, backend.display);
  const wrongClock = clockNotice(useSnapshot(clock).correction);
  const { isPaused } = useSnapshot(updates);
  const known = valueOf(nodes);
  const restart = useMemo(() => serverRestart(known ?? []), [known]);
  const restarted = useByClock(() => restart && restartFact(restart, clock.now / 1000));
  if (!isOffline && !isUnanswered && !server && !wrongClock && !restarted && !sessionEnd && !isPaused)
    return undefined;
  return (
    <Stack gap="medium">
      {isOffline && <Notice tone="warning" {...offlineNotice(nodes)} />}
      {isUnanswered && <Notice tone="warning" {...noResponseNotice(backend.display, nodes)} />}
      {server && (
        <Notice
          tone="warning"
          {...server}
          action={
            <Button size="small" onPress={() => void loadServerConfig()}>
              Check again
            </Button>
          }
        />
      )}
      {wrongClock && <Notice tone="warning" {...wrongClock} />}
      {restart && restarted !== undefined && (
        <Notice tone="info" fact={restarted} advice={restartAdvice(restart)} />
      )}
      {sessionEnd}
      {isPaused && (
        <Notice
          tone="info"
          fact="Updates are paused."
          advice="Data and ages change only when you refresh."
          action={
            <Button size="small" onPress={resume}>
              Resume updates
            </Button>
          }
        />
      )}
    </Stack>
  );
}

function resume(): void {
  pauseUpdates(false);
  // The button disappears with the notice.
  document.getElementById('main')?.focus();
}

function useSessionEndBanner() {
  const { session } = useSnapshot(sessionStore);
  const fact = useByClock(() => session && sessionEndNotice(session, clock.here / 1000));
  if (fact === undefined) return undefined;
  return <Notice tone="warning" fact={fact} advice="Save your work, then log in again." />;
}

function useIsOffline(): boolean {
  return useSyncExternalStore(follow, () => !navigator.onLine);
}

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
