import { crashMessage, crashReport, type Crash } from '../../domain/crash/crashReport.ts';
import { valueOf } from '../../domain/loadable.ts';
import { consoleVersion } from '../../domain/server/version.ts';
import { serverConfigStore } from '../stores/records.ts';
import { knownSecrets } from './knownSecrets.ts';

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
