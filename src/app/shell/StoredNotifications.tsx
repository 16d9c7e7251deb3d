import { useEffect } from 'react';
import { toastQueue, type ToastContent } from '../../components/Toast/toastQueue.ts';
import { noticesStorageKey } from '../../domain/session/session.ts';
import { undoText } from '../../domain/session/storedUndo.ts';
import { noticesFromStored, noticesToStored, type StoredNotice } from '../../domain/session/storedNotices.ts';
import { sessionStore } from '../stores/session.ts';
import { tabStorage } from '../stores/storage.ts';

/** Keeps notifications over a reload, until the session ends. */
export function StoredNotifications() {
  useEffect(startStoredNotifications, []);
  return null;
}

export function startStoredNotifications(): () => void {
  const { session } = sessionStore;
  if (session) {
    toastQueue.restore(noticesFromStored(tabStorage.read(noticesStorageKey), session.token).map(withUndo));
  }
  write();
  return toastQueue.subscribe(write);
}

/** Nothing is undone before the user presses the button. The text beside it names the change. */
function withUndo({ kept, ...notice }: StoredNotice): ToastContent & { readonly at: number } {
  if (!kept) return notice;
  const detail = [notice.detail, undoText(kept)].filter((part) => part !== undefined).join('. ');
  const undo = async () => {
    const { undoStored } = await import('../flows/storedRun.ts');
    return undoStored(kept);
  };
  return { ...notice, detail, kept, undo };
}

function write(): void {
  const { session } = sessionStore;
  const { history } = toastQueue.snapshot();
  const notices = history.map(({ undo, ...notice }) => ({ ...notice, canUndo: undo !== undefined }));
  const stored = session && noticesToStored(notices, session.token);
  if (stored === undefined) tabStorage.remove(noticesStorageKey);
  else tabStorage.write(noticesStorageKey, stored);
}
