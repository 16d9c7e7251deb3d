import { crashReport, type Crash } from '../../domain/crash/crashReport.ts';
import { valueOf } from '../../domain/loadable.ts';
import { consoleVersion } from '../../domain/server/version.ts';
import { serverConfigStore } from '../stores/serverConfig.ts';
import { knownSecrets } from './knownSecrets.ts';

/** The report of a crash that happens now. */
export function reportOf(crash: Crash): string {
  return crashReport(crash, {
    consoleVersion,
    serverVersion: valueOf(serverConfigStore.data)?.version ?? '',
    address: window.location.href,
    now: Date.now(),
    browser: navigator.userAgent,
    secrets: knownSecrets(),
  });
}
