import type { ExternalClientRef } from '../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../domain/failure.ts';
import { sessionScoped } from './store.ts';

/** Configuration files that are being downloaded, by `clientKey`. */
export const clientDownloads = sessionScoped<{ pending: Record<string, true> }>('clientDownloads', () => ({
  pending: {},
}));

/** Returns false if the download is already under way. */
export function beginDownload(key: string): boolean {
  if (key in clientDownloads.pending) return false;
  clientDownloads.pending[key] = true;
  return true;
}

export function endDownload(key: string): void {
  delete clientDownloads.pending[key];
}

/** Contains a private key, so it is kept only while the dialog is open. */
type ShownConfig =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly config: string }
  | { readonly status: 'failed'; readonly failure: Failure };

type ClientQr = {
  /** Identifies responses that belong to an earlier opening. */
  opening: number;
  shown: { readonly client: ExternalClientRef; readonly state: ShownConfig } | undefined;
};

export const clientQr = sessionScoped<ClientQr>('clientQr', nothingShown);

function nothingShown(before?: ClientQr): ClientQr {
  return { opening: (before?.opening ?? 0) + 1, shown: undefined };
}

export function beginQr(client: ExternalClientRef): number {
  clientQr.opening += 1;
  clientQr.shown = { client, state: { status: 'loading' } };
  return clientQr.opening;
}

export function settleQr(opening: number, state: ShownConfig): void {
  if (opening === clientQr.opening && clientQr.shown) clientQr.shown = { ...clientQr.shown, state };
}

export function clearQr(): void {
  Object.assign(clientQr, nothingShown(clientQr));
}
