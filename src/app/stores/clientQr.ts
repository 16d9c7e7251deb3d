import type { ExternalClientRef } from '../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../domain/failure.ts';
import { sessionScoped } from './store.ts';

/** The configuration whose QR code is shown, private key included: it is here only as long as the dialog is open. */
type ShownConfig =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly config: string }
  | { readonly status: 'failed'; readonly failure: Failure };

type ClientQr = {
  /** Counts the openings: an answer to an earlier one is nobody's any more. */
  opening: number;
  shown: { readonly client: ExternalClientRef; readonly state: ShownConfig } | undefined;
};

export const clientQr = sessionScoped<ClientQr>('clientQr', nothingShown);

function nothingShown(before?: ClientQr): ClientQr {
  return { opening: (before?.opening ?? 0) + 1, shown: undefined };
}

/** Takes the place of whatever was shown; answers what an answer for this client has to come with. */
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
