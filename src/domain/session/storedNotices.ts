import { hashOf } from '../format/hash.ts';
import { WireObject } from '../wire.ts';
import { undoFromStored, type StoredUndo } from './storedUndo.ts';

/** A notification as text. Links, error reports and most undos end with the page. */
export type StoredNotice = {
  readonly kind: 'success' | 'warning' | 'error';
  readonly text: string;
  readonly detail?: string;
  /** Unix milliseconds. */
  readonly at: number;
  readonly kept?: StoredUndo;
};

type Notice = Omit<StoredNotice, 'kind' | 'kept'> & {
  readonly kept?: unknown;
  readonly kind: StoredNotice['kind'] | 'pending';
  readonly canUndo: boolean;
};

const mostNotices = 50;

/** Long enough for any message of the server, and a limit to what a manipulated storage can show. */
const mostLetters = 2000;

const interrupted = 'The page reloaded before the outcome was known. Check whether the change was applied';
const undoEnded = 'It can no longer be undone here, because the page reloaded';

/** The session's token is stored as a hash, which tells sessions apart and doesn't reveal it. */
export function noticesToStored(notices: readonly Notice[], token: string): string | undefined {
  if (notices.length === 0) return undefined;
  return JSON.stringify({
    session: hashOf(token),
    notices: notices.slice(0, mostNotices).map(({ kind, text, detail, at, canUndo, kept }) => ({
      kind: kind === 'pending' ? 'warning' : kind,
      text: text.slice(0, mostLetters),
      detail: [detail, kind === 'pending' ? interrupted : canUndo && !kept ? undoEnded : undefined]
        .filter((part) => part !== undefined)
        .join('. ')
        .slice(0, mostLetters),
      at,
      ...(canUndo && kept !== undefined && { kept }),
    })),
  });
}

/** Returns nothing for another session, and if anything is unreadable. */
export function noticesFromStored(text: string | null, token: string): readonly StoredNotice[] {
  if (text === null) return [];
  try {
    const stored = new WireObject(JSON.parse(text), 'notifications');
    return stored.number('session') === hashOf(token) ? stored.list('notices', noticeFrom) : [];
  } catch {
    return [];
  }
}

function noticeFrom(json: unknown, path: string): StoredNotice {
  const notice = new WireObject(json, path);
  const detail = notice.text('detail').slice(0, mostLetters);
  const kept = notice.has('kept') ? undoFromStored(notice.value('kept')) : undefined;
  return {
    kind: notice.oneOf('kind', ['success', 'warning']) ?? 'error',
    text: notice.requiredText('text').slice(0, mostLetters),
    ...(detail !== '' && { detail }),
    at: notice.number('at'),
    ...(kept && { kept }),
  };
}
