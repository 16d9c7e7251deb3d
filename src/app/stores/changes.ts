import { ref } from 'valtio';
import type { ExternalClientRef } from '../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../domain/failure.ts';
import type { BulkItem, BulkLeftover, BulkRun } from '../../domain/node/bulkResult.ts';
import { sessionScoped } from './store.ts';

type ClientChanges = {
  /** Whose change holds the client, of which there is one at a time, so that no answer overtakes another. */
  held: Record<string, number>;
  /** Another number each time that the name may stand for another client. */
  namings: Record<string, number>;
};

/** Clients of which a change is on its way, by `clientKey`. */
export const clientChanges = sessionScoped<ClientChanges>('clientChanges', () => ({ held: {}, namings: {} }));

let lastHold = 0;

/** Holds clients for one change; undefined when another change has one of them. */
export function holdClients(keys: readonly string[]): number | undefined {
  if (keys.some((key) => key in clientChanges.held)) return undefined;
  lastHold += 1;
  for (const key of keys) clientChanges.held[key] = lastHold;
  return lastHold;
}

/** Lets go what this hold has; a hold from before signing out has nothing any more. */
export function releaseClients(hold: number): void {
  for (const [key, holder] of Object.entries(clientChanges.held)) {
    if (holder === hold) delete clientChanges.held[key];
  }
}

export function markRenamed(keys: readonly string[]): void {
  for (const key of keys) clientChanges.namings[key] = namingOf(key) + 1;
}

export function namingOf(key: string): number {
  return clientChanges.namings[key] ?? 0;
}

export const clientDownloads = sessionScoped<{ pending: Record<string, true> }>('clientDownloads', () => ({
  pending: {},
}));

/** False when one is on its way already: an impatient second press is no second file. */
export function beginDownload(key: string): boolean {
  if (key in clientDownloads.pending) return false;
  clientDownloads.pending[key] = true;
  return true;
}

export function endDownload(key: string): void {
  delete clientDownloads.pending[key];
}

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

/** The latest action on several nodes, with how each fared, until its result is closed. */
export const nodeBulk = sessionScoped<{ run: BulkRun | undefined }>('nodeBulk', () => ({ run: undefined }));

export function setBulkRun(run: BulkRun | undefined): void {
  nodeBulk.run = run && ref(run);
}

/** Of the run that is shown, which may be a later one: then there is nothing to settle. */
export function settleBulkItem(node: BulkItem['node'], outcome: BulkItem['outcome']): void {
  const { run } = nodeBulk;
  if (!run) return;
  setBulkRun({ ...run, items: run.items.map((item) => (item.node === node ? { node, outcome } : item)) });
}

export function settleBulkLeftover({ leftover, outcome }: BulkLeftover): void {
  const { run } = nodeBulk;
  if (!run) return;
  const leftovers = run.leftovers.map((one) => (one.leftover === leftover ? { leftover, outcome } : one));
  setBulkRun({ ...run, leftovers });
}

/** The nodes, by `nodeKey`, of which a role is being switched: until the answer came, no other of their roles is. */
export const roleSwitches = sessionScoped<{ underway: readonly string[] }>('roleSwitches', () => ({
  underway: [],
}));

export function beginSwitch(node: string): void {
  roleSwitches.underway = [...roleSwitches.underway, node];
}

export function endSwitch(node: string): void {
  roleSwitches.underway = roleSwitches.underway.filter((one) => one !== node);
}
