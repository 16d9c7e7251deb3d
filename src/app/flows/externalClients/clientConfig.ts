import { refuse } from '../../../api/transport/failure.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import {
  clientKey,
  configFileName,
  externalClientText,
  isConfigOf,
  qrImageFileName,
  type ExternalClientRef,
} from '../../../domain/externalClient/externalClient.ts';
import { fail, type Failure, type Result } from '../../../domain/failure.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { api } from '../../api.ts';
import { saveBlob, saveFile } from '../../saveFile.ts';
import { beginDownload, endDownload, namingOf, beginQr, settleQr } from '../../stores/changes.ts';
import { shownClient } from './clientLists.ts';

/** Saves the configuration as `<clientid>.conf`. A failure is told; nothing wrong is ever saved. */
export function downloadConfig(ref: ExternalClientRef): Promise<void> {
  const name = configFileName(ref.clientId);
  return download(
    ref,
    name,
    () => readConfig(ref),
    (config) => saveFile(name, 'text/plain', config),
  );
}

/** Saves the server's picture of the QR code. */
export function downloadQrImage(ref: ExternalClientRef): Promise<void> {
  const name = qrImageFileName(ref.clientId);
  return download(
    ref,
    name,
    () => whileNamed(ref, () => api.externalClients.qrImage(ref)),
    (image) => saveBlob(name, image),
  );
}

/** Loads what the QR code of a client says. Whatever was shown before is gone at once. */
export async function openQr(ref: ExternalClientRef): Promise<void> {
  const opening = beginQr(ref);
  const result = await readConfig(ref);
  settleQr(
    opening,
    result.ok ? { status: 'ready', config: result.value } : { status: 'failed', failure: result.error },
  );
}

/** The configuration of the client that the name stands for on the screen now, or none. */
async function readConfig(ref: ExternalClientRef): Promise<Result<string, Failure>> {
  const client = shownClient(ref);
  const config = await whileNamed(ref, () => api.externalClients.config(ref));
  if (!config.ok || !client || isConfigOf(config.value, client)) return config;
  return fail(refuse(externalClientText.otherConfig));
}

/** An answer to a name that stands for another client by now is nobody's. */
async function whileNamed<T>(
  ref: ExternalClientRef,
  ask: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  const naming = namingOf(clientKey(ref));
  const result = await ask();
  return namingOf(clientKey(ref)) === naming ? result : fail(refuse(externalClientText.changedMeanwhile));
}

async function download<T>(
  ref: ExternalClientRef,
  name: string,
  ask: () => Promise<Result<T, Failure>>,
  save: (content: T) => void,
): Promise<void> {
  const key = clientKey(ref);
  if (!beginDownload(key)) return;
  const result = await ask();
  endDownload(key);
  if (result.ok) save(result.value);
  else if (result.error.kind !== 'superseded') {
    const text = `${name} could not be downloaded`;
    toastQueue.show({ kind: 'error', text, detail: failureText(result.error) });
  }
}
