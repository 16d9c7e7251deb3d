import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { noticesFromStored, noticesStorageKey, noticesToStored } from '../../domain/session/storedNotices.ts';
import { sessionStore } from '../stores/session.ts';
import { tabStorage } from '../stores/storage.ts';

/** Keeps notifications over a reload, until the session ends. */
export function startStoredNotifications(): () => void {
  const { session } = sessionStore;
  if (session) toastQueue.restore(noticesFromStored(tabStorage.read(noticesStorageKey), session.token));
  write();
  return toastQueue.subscribe(write);
}

function write(): void {
  const { session } = sessionStore;
  const { history } = toastQueue.snapshot();
  const notices = history.map(({ undo, ...notice }) => ({ ...notice, canUndo: undo !== undefined }));
  const stored = session && noticesToStored(notices, session.token);
  if (stored === undefined) tabStorage.remove(noticesStorageKey);
  else tabStorage.write(noticesStorageKey, stored);
}
