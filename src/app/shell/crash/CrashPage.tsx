import type { Caught } from '../../../components/ErrorBoundary/ErrorBoundary.tsx';
import { crashMessage, crashReport, type Crash } from '../../../domain/crash/crashReport.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { consoleVersion } from '../../../domain/server/version.ts';
import { CrashScreen, type CrashView } from '../../../screens/state/CrashScreen/CrashScreen.tsx';
import { draftTexts } from '../../stores/drafts/formDrafts.ts';
import { newAccessKey } from '../../stores/newAccessKey.ts';
import { networksStore, serverConfigStore } from '../../stores/records.ts';
import { sessionStore } from '../../stores/session.ts';
import { ChunkLoadError } from '../../../components/Lazy/lazyComponent.ts';

export function CrashPage({ caught }: { caught: Caught }) {
  return <CrashScreen view={crashView(caught)} on={{ retry: retryOf(caught) }} />;
}

export function crashView(caught: Caught): CrashView {
  const isFileMissing = caught.error instanceof ChunkLoadError;
  return {
    cause: !isFileMissing ? 'crash' : navigator.onLine ? 'fileMissing' : 'offline',
    ...descriptionOf(caught),
  };
}

/** Rendering again keeps the user’s input. Browsers cache a failed import, so a missing file needs a reload. */
export function retryOf({ error, retry }: Caught): () => void {
  return error instanceof ChunkLoadError ? () => window.location.reload() : retry;
}

type Description = {
  /** One line. */
  readonly detail: string;
  readonly report: string;
};

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

/** Texts that must not appear in a report: the session’s token, access keys and all input in forms. */
function knownSecrets(): readonly string[] {
  const { session } = sessionStore;
  const listed = valueOf(networksStore.data)?.flatMap(({ accessKeys }) => accessKeys) ?? [];
  const keys = newAccessKey.created ? [...listed, newAccessKey.created.key] : listed;
  return [
    ...(session ? [session.token] : []),
    ...keys.flatMap(({ secret }) => (secret.hidden ? [] : [secret.value, secret.accessString])),
    ...draftTexts(),
    ...[...document.querySelectorAll('input, textarea')].map(valueOfField),
  ];
}

function valueOfField(field: Element): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}
