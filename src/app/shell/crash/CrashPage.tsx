import type { Caught } from '../../../components/ErrorBoundary/ErrorBoundary.tsx';
import { crashMessage, crashReport, type Crash } from '../../../domain/crash/crashReport.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { consoleVersion } from '../../../domain/server/version.ts';
import { CrashScreen, type CrashView } from '../../../screens/shared/CrashScreen/CrashScreen.tsx';
import { draftTexts } from '../../stores/drafts/formDrafts.ts';
import { newAccessKey } from '../../stores/newAccessKey.ts';
import { serverConfigStore } from '../../stores/records.ts';
import { sessionStore } from '../../stores/session.ts';
import { FileMissing } from '../../../components/Lazy/lazyComponent.ts';

/** In place of a page that threw. */
export function CrashPage({ caught }: { caught: Caught }) {
  return <CrashScreen view={crashView(caught)} on={{ retry: retryOf(caught) }} />;
}

export function crashView(caught: Caught): CrashView {
  const isFileMissing = caught.error instanceof FileMissing;
  return {
    cause: !isFileMissing ? 'crash' : navigator.onLine ? 'fileMissing' : 'offline',
    ...descriptionOf(caught),
  };
}

/** Drawing once more keeps what was typed; a file that did not come is only asked for again by a page loaded anew. */
export function retryOf({ error, retry }: Caught): () => void {
  return error instanceof FileMissing ? () => window.location.reload() : retry;
}

type Description = {
  /** In a line. */
  readonly detail: string;
  /** To be sent on. */
  readonly report: string;
};

/** What may be said of a crash that happens now. */
export function descriptionOf(crash: Crash): Description {
  const secrets = knownSecrets();
  return {
    detail: crashMessage(crash.error, secrets),
    report: crashReport(crash, {
      consoleVersion,
      serverVersion: valueOf(serverConfigStore.data)?.version ?? '',
      address: window.location.href,
      now: Date.now(),
      browser: navigator.userAgent,
      secrets,
    }),
  };
}

/** What must be in no report at this moment: the session's token, a key that was just made, and whatever was typed. */
function knownSecrets(): readonly string[] {
  const { session } = sessionStore;
  const secret = newAccessKey.created?.key.secret;
  return [
    ...(session ? [session.token] : []),
    ...(secret && !secret.hidden ? [secret.value, secret.accessString] : []),
    ...draftTexts(),
    ...[...document.querySelectorAll('input, textarea')].map(valueOfField),
  ];
}

function valueOfField(field: Element): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}
