import { proxy } from 'valtio';

/** Files that are on their way, by `clientKey`. */
export const clientDownloads = proxy<{ pending: Record<string, true> }>({ pending: {} });

/** False when one is on its way already: an impatient second press is no second file. */
export function beginDownload(key: string): boolean {
  if (key in clientDownloads.pending) return false;
  clientDownloads.pending[key] = true;
  return true;
}

export function endDownload(key: string): void {
  delete clientDownloads.pending[key];
}

export function forgetDownloads(): void {
  clientDownloads.pending = {};
}
