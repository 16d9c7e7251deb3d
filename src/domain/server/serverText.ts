import type { Failure } from '../failure.ts';
import { counted } from '../format/count.ts';
import { formatSpan } from '../format/dateTime.ts';
import type { Loadable } from '../loadable.ts';
import { isRecent, type ServerRestart } from './restart.ts';
import type { ServerConfig } from './serverConfigWire.ts';
import { versionLabel } from './version.ts';

export type ServerNotice = { readonly fact: string; readonly advice: string };

/** Patch releases have the same API. */
const knownVersion = /^v*0\.16(?:\.|$)/i;

export function serverNotice(config: Loadable<ServerConfig>, address: string): ServerNotice | undefined {
  if (config.status === 'failed') return isOtherAnswer(config.failure) ? notNetmaker(address) : undefined;
  if (config.status !== 'ready') return undefined;
  const version = config.value.version.trim();
  if (version === '') {
    return {
      fact: 'The server doesn’t report its version',
      advice:
        'This console is built for Netmaker v0.16. Other versions may reject or misinterpret its requests.',
    };
  }
  if (knownVersion.test(version)) return undefined;
  // The server reports `dev` for unreleased builds.
  if (/^v*dev/i.test(version)) {
    return {
      fact: 'The server is a development build',
      advice: 'This console is built for Netmaker v0.16. A development build may behave differently.',
    };
  }
  return {
    fact: `The server is Netmaker ${versionLabel(version)}`,
    advice:
      'This console is built for v0.16, so data may be incomplete and changes may fail. Use the console that matches your server’s version.',
  };
}

/** A partial response or a closed connection means that the server is there. */
export function isUnresponsive(data: Loadable<unknown>): boolean {
  const failure =
    data.status === 'failed' ? data.failure : data.status === 'ready' ? data.staleBecause : undefined;
  if (failure?.kind === 'timeout') return !failure.hasBegun;
  return failure?.kind === 'unreachable' && !failure.offline && !failure.hasBegun && !failure.isClosed;
}

export function offlineNotice(data: Loadable<unknown>): ServerNotice {
  const state =
    data.status === 'ready'
      ? 'You’re seeing earlier data, and changes can’t be saved.'
      : 'Data can’t be loaded or saved.';
  return {
    fact: 'This browser is offline',
    advice: `${state} Check your connection. The console reconnects automatically.`,
  };
}

export function noResponseNotice(address: string, data: Loadable<unknown>): ServerNotice {
  const stale = data.status === 'ready' ? 'You’re seeing earlier data. ' : '';
  return {
    fact: `No response from ${address}`,
    advice: `${stale}Check that the server is running, this computer can reach it (VPN, firewall) and its certificate is valid. Retrying…`,
  };
}

/** `correction` is in milliseconds, positive when this computer is behind. */
export function clockNotice(correction: number): ServerNotice | undefined {
  if (correction === 0) return undefined;
  const span = formatSpan(Math.abs(correction) / 1000);
  return {
    fact: `This computer’s clock is ${span} ${correction > 0 ? 'behind' : 'ahead of'} the server’s`,
    advice:
      'Health and times follow the server’s clock, but sessions expire by this computer’s. Correct the clock.',
  };
}

export function restartFact(restart: ServerRestart, now: number): string | undefined {
  if (!isRecent(restart, now)) return undefined;
  return `The server restarted ${formatSpan(Math.max(0, now - restart.at))} ago`;
}

export function restartAdvice({ unheard, isAll }: ServerRestart): string {
  if (isAll) return 'Health is unknown until nodes check in again.';
  const isHeard = unheard === 1 ? 'it checks in' : 'they check in';
  return `Health of ${counted(unheard, 'node')} is unknown until ${isHeard} again.`;
}

function notNetmaker(address: string): ServerNotice {
  return {
    fact: 'This isn’t a Netmaker v0.16 server',
    advice: `Check BACKEND_URL (or config.js). It points to ${address}. Don’t save anything until you’ve confirmed that’s the right server.`,
  };
}

function isOtherAnswer(failure: Failure): boolean {
  return failure.kind === 'malformed' || (failure.kind === 'rejected' && [404, 405].includes(failure.status));
}
