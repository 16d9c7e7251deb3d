import { rejection } from '../../../api/transport/failure.ts';
import { fitsQrCode } from '../../../components/QrCode/QrCode.tsx';
import { qrImage } from '../../../components/QrCode/qrImage.tsx';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { clientFilesOf, withBracketedEndpoint } from '../../../domain/externalClient/clientFiles.ts';
import {
  clientKey,
  externalClientText,
  isConfigOf,
  type ExternalClientRef,
} from '../../../domain/externalClient/externalClient.ts';
import { fail, succeed, type Failure, type Result } from '../../../domain/failure.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { api } from '../../stores/api.ts';
import { saveBlob, saveFile } from '../saveFile.ts';
import { renameCount } from '../../stores/changes.ts';
import { beginDownload, endDownload, beginQr, settleQr } from '../../stores/clientConfigs.ts';
import { shownClient, shownClients } from './clientLists.ts';

export async function downloadConfig(ref: ExternalClientRef): Promise<void> {
  const { config: name } = clientFilesOf(ref, shownClients());
  await download(ref, name, readConfig, (config) => saveFile(name, 'text/plain', config));
}

/** Saves the QR code of a client. The server's own image is too small for a long configuration. */
export async function downloadQrImage(ref: ExternalClientRef): Promise<void> {
  const { image: name } = clientFilesOf(ref, shownClients());
  await download(ref, name, readQrImage, (image) => saveBlob(name, image));
}

async function readQrImage(ref: ExternalClientRef): Promise<Result<Blob, Failure>> {
  const config = await readConfig(ref);
  if (!config.ok) return config;
  const { tooLong, tooLongAdvice } = externalClientText;
  if (!fitsQrCode(config.value)) return fail(rejection(`${tooLong}. ${tooLongAdvice}`));
  return succeed(await qrImage(config.value));
}

export async function openQr(ref: ExternalClientRef): Promise<void> {
  const opening = beginQr(ref);
  const result = await readConfig(ref);
  settleQr(
    opening,
    result.ok ? { status: 'ready', config: result.value } : { status: 'failed', failure: result.error },
  );
}

async function readConfig(ref: ExternalClientRef): Promise<Result<string, Failure>> {
  const client = shownClient(ref);
  const renames = renameCount(clientKey(ref));
  const config = await api.externalClients.config(ref);
  // After a rename the name can belong to another client, so its response is rejected.
  if (renameCount(clientKey(ref)) !== renames) return fail(rejection(externalClientText.changedByOthers));
  if (!config.ok) return config;
  if (client && !isConfigOf(config.value, client)) return fail(rejection(externalClientText.wrongConfig));
  return succeed(withBracketedEndpoint(config.value));
}

async function download<T>(
  ref: ExternalClientRef,
  name: string,
  read: (ref: ExternalClientRef) => Promise<Result<T, Failure>>,
  save: (content: T) => void,
): Promise<void> {
  const key = clientKey(ref);
  if (!beginDownload(key)) return;
  const result = await read(ref).finally(() => endDownload(key));
  if (result.ok) save(result.value);
  else if (result.error.kind !== 'superseded') {
    const text = `Couldn’t download ${name}`;
    toastQueue.show({ kind: 'error', text, detail: failureText(result.error) });
  }
}
