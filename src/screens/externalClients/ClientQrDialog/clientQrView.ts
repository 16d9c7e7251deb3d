import { fitsQrCode } from '../../../components/QrCode/QrCode.tsx';
import type { ClientLists } from '../../../domain/externalClient/clientLists.ts';
import {
  configFileName,
  type ExternalClientRef,
  externalClientText,
} from '../../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { missingClientText } from '../clientLinks.ts';

export type ClientQrInput = {
  readonly ref: ExternalClientRef;
  readonly lists: ClientLists;
  /** What was loaded for this client and no other. */
  readonly config:
    | { readonly status: 'loading' }
    | { readonly status: 'ready'; readonly config: string }
    | { readonly status: 'failed'; readonly failure: Failure }
    | undefined;
  readonly isDownloading: boolean;
};

export type ClientQrView =
  | { readonly status: 'missing'; readonly title: string; readonly text: string }
  | {
      readonly status: 'shown';
      readonly title: string;
      readonly code: QrState;
      readonly addresses: readonly string[];
      readonly gateway: { readonly name: string; readonly endpoint: string } | undefined;
      readonly fileName: string;
      readonly isDownloading: boolean;
    };

type QrState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly config: string; readonly label: string }
  /** More than fits into a code: only the file is left. */
  | { readonly status: 'tooLong' }
  | { readonly status: 'failed'; readonly reason: string };

export function clientQrView({ ref, lists, config, isDownloading }: ClientQrInput): ClientQrView {
  const title = `${externalClientText.qrCode} for ${ref.clientId}`;
  const clients = valueOf(lists.clients);
  const client = clients?.find((one) => one.network === ref.network && one.clientId === ref.clientId);
  if (clients && !client) return { status: 'missing', title, text: missingClientText(ref) };
  const gateway = valueOf(lists.gateways)?.find(
    (node) => node.network === ref.network && node.id === client?.ingressGatewayId,
  );
  return {
    status: 'shown',
    title,
    code: codeOf(config, ref),
    addresses: client ? [client.address, client.address6].filter((address) => address !== '') : [],
    gateway: gateway && { name: gateway.name, endpoint: `${gateway.endpoint}:${gateway.listenPort}` },
    fileName: configFileName(ref.clientId),
    isDownloading,
  };
}

function codeOf(config: ClientQrInput['config'], { clientId }: ExternalClientRef): QrState {
  switch (config?.status) {
    case 'ready':
      return fitsQrCode(config.config)
        ? { status: 'ready', config: config.config, label: `${externalClientText.qrCode} of ${clientId}` }
        : { status: 'tooLong' };
    case 'failed':
      return { status: 'failed', reason: failureText(config.failure) };
    default:
      return { status: 'loading' };
  }
}
