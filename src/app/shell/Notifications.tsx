import { Suspense, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { optionalComponent } from '../../components/Lazy/lazyComponent.ts';
import { NotificationButton } from '../../components/NotificationButton/NotificationButton.tsx';
import { NotificationList } from '../../components/NotificationList/NotificationList.tsx';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { counted } from '../../domain/format/count.ts';
import { formatAge, formatExact } from '../../domain/format/dateTime.ts';
import { clock } from '../stores/clock.ts';
import { markFindingsSeen, useUnseenBroken, useKnownFindings } from '../stores/findings.ts';
import { whenQuiet } from '../stores/whenQuiet.ts';

export const FindingDigest = optionalComponent(
  async () => (await import('../../screens/findings/FindingMark/FindingDigest.tsx')).FindingDigest,
);

// Waits until the first page is shown. The history ends with the page if the file fails to load.
const StoredNotifications = optionalComponent(async () => {
  await new Promise<void>((resolve) => void whenQuiet(resolve));
  return (await import('./StoredNotifications.tsx')).StoredNotifications;
});

/** The bell with its findings and the history of toasts. */
export function Notifications() {
  const { unread } = useSyncExternalStore(toastQueue.subscribe, toastQueue.snapshot);
  const broken = useUnseenBroken();
  return (
    <>
      <Suspense>
        <StoredNotifications />
      </Suspense>
      <NotificationButton
        unread={unread}
        alert={broken > 0 ? counted(broken, 'broken finding') : undefined}
        onOpen={() => {
          toastQueue.markRead();
          markFindingsSeen();
        }}
      >
        <Suspense>
          <FindingDigest findings={useKnownFindings()} />
        </Suspense>
        <History />
      </NotificationButton>
    </>
  );
}

function History() {
  const { history } = useSyncExternalStore(toastQueue.subscribe, toastQueue.snapshot);
  const { here } = useSnapshot(clock);
  const items = history.map(({ at, ...toast }) => ({
    ...toast,
    at: {
      relative: () => formatAge(at / 1000, here / 1000) ?? '',
      exact: formatExact(at / 1000) ?? '',
    },
  }));
  return (
    <NotificationList
      items={items}
      onClear={toastQueue.clearHistory}
      onUndo={(id) => void toastQueue.undo(id)}
    />
  );
}
