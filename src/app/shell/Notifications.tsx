import { useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { NotificationButton } from '../../components/NotificationButton/NotificationButton.tsx';
import { NotificationList } from '../../components/NotificationList/NotificationList.tsx';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { formatExact, formatRelative } from '../../domain/format/dateTime.ts';
import { clock } from '../stores/clock.ts';

/** The bell: every toast so far, to be read again. */
export function Notifications() {
  const { history, unread } = useSyncExternalStore(toastQueue.subscribe, toastQueue.snapshot);
  const { now } = useSnapshot(clock);
  const items = history.map(({ id, kind, text, detail, report, at }) => ({
    id,
    kind,
    text,
    ...(detail !== undefined && { detail }),
    ...(report !== undefined && { report }),
    at: {
      relative: formatRelative(at / 1000, Math.max(at, now) / 1000) ?? '',
      exact: formatExact(at / 1000) ?? '',
    },
  }));
  return (
    <NotificationButton unread={unread} onOpen={toastQueue.markRead}>
      <NotificationList items={items} onClear={toastQueue.clearHistory} />
    </NotificationButton>
  );
}
