import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { fitsQrCode, QrCode } from '../../../components/QrCode/QrCode.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Identifier, Mono, Tertiary } from '../../../components/Text/Text.tsx';
import { clientFilesOf } from '../../../domain/externalClient/clientFiles.ts';
import { externalClientText, type ExternalClientRef } from '../../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../../domain/failure.ts';
import { hostPort } from '../../../domain/ip.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { Records } from '../../../domain/records.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { NotFoundDialog } from '../../state/NotFoundDialog/NotFoundDialog.tsx';
import { missingClient } from '../clientLinks.ts';
import * as css from './ClientQrDialog.css.ts';
import { isolated } from '../../../domain/text/isolated.ts';

/** The configuration that the code contains; undefined before the request. */
export type ShownConfig =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly config: string }
  | { readonly status: 'failed'; readonly failure: Failure }
  | undefined;

type Shown = {
  readonly ref: ExternalClientRef;
  readonly config: ShownConfig;
  readonly isDownloading: boolean;
};

export type ClientQrView = ReturnType<typeof clientQrView>;
type ShownQr = Extract<ClientQrView, { status: 'shown' }>;

export function clientQrView(records: Pick<Records, 'clients' | 'gateways'>, shown: Shown) {
  const { ref, config, isDownloading } = shown;
  const title = `${externalClientText.qrCode} for ${ref.clientId}`;
  const clients = valueOf(records.clients.data);
  const client = clients?.find(
    ({ network, clientId }) => network === ref.network && clientId === ref.clientId,
  );
  if (clients && !client) return { status: 'missing' as const, title, ...missingClient(ref) };
  const gateway = valueOf(records.gateways.data)?.find(
    (node) => node.network === ref.network && node.id === client?.ingressGatewayId,
  );
  return {
    status: 'shown' as const,
    title,
    code: codeOf(config, ref),
    addresses: client ? [client.address, client.address6].filter((address) => address !== '') : [],
    gateway: gateway && { name: gateway.name, endpoint: hostPort(gateway.endpoint, gateway.listenPort) },
    isDisabled: client?.isEnabled === false,
    fileName: clientFilesOf(ref, clients ?? []).config,
    isDownloading,
  };
}

function codeOf(config: ShownConfig, { clientId }: ExternalClientRef) {
  switch (config?.status) {
    case 'ready':
      // Too long, the configuration can only be downloaded.
      if (!fitsQrCode(config.config)) return { status: 'tooLong' } as const;
      return {
        status: 'ready',
        config: config.config,
        label: `${externalClientText.qrCode} for ${isolated(clientId)}`,
      } as const;
    case 'failed':
      return { status: 'failed', reason: failureText(config.failure) } as const;
    default:
      return { status: 'loading' } as const;
  }
}

export type ClientQrDialogProps = {
  view: ClientQrView;
  on: { retry: () => void; download: () => void; close: () => void };
};

/** Shows an external client’s configuration as a QR code and offers it as a file. */
export function ClientQrDialog({ view, on }: ClientQrDialogProps) {
  if (view.status === 'missing') {
    return <NotFoundDialog {...view} onClose={on.close} />;
  }
  const { title, code, addresses, gateway, isDisabled } = view;
  return (
    <QrDialog title={title} lead={externalClientText.qrWarning} qr={view} on={on}>
      <Stack>
        {isDisabled && (
          <Notice
            tone="warning"
            fact={externalClientText.isDisabled}
            advice={externalClientText.disabledAdvice}
          />
        )}
        <QrPicture code={code} onRetry={on.retry} />
        <DescriptionList>
          <DescriptionItem label={labels.node.addresses} isEmpty={addresses.length === 0}>
            {addresses.map((address) => (
              <CopyableText key={address} value={address} label={address} />
            ))}
          </DescriptionItem>
          {gateway && (
            <DescriptionItem label={externalClientText.gateway}>
              <Inline gap="small" isWrapping>
                <Identifier>{gateway.name}</Identifier>
                <Tertiary>
                  <Mono>{gateway.endpoint}</Mono>
                </Tertiary>
              </Inline>
            </DescriptionItem>
          )}
        </DescriptionList>
      </Stack>
    </QrDialog>
  );
}

type QrDialogProps = {
  title: string;
  lead: string;
  qr: ShownQr;
  on: ClientQrDialogProps['on'];
  /** Focuses the closing button, for a dialog that replaces a form. */
  isFollowUp?: boolean;
  children: ReactNode;
};

/** Dialog around a QR code, with a button that downloads the configuration. */
export function QrDialog({ title, lead, qr, on, isFollowUp = false, children }: QrDialogProps) {
  return (
    <Dialog
      isOpen
      title={title}
      lead={lead}
      size="fitted"
      onClose={on.close}
      footer={
        <>
          <Button size="form" icon="download" isPending={qr.isDownloading} onPress={on.download}>
            Download {qr.fileName}
          </Button>
          <Button kind="primary" size="form" onPress={on.close} autoFocus={isFollowUp}>
            Done
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

export function QrPicture({ code, onRetry }: { code: ShownQr['code']; onRetry: () => void }) {
  switch (code.status) {
    case 'ready':
      return <QrCode value={code.config} label={code.label} />;
    case 'loading':
      return (
        <div className={css.placeholder}>
          <Spinner label="Loading the QR code" />
        </div>
      );
    case 'tooLong':
      return (
        <Notice tone="warning" fact={externalClientText.tooLong} advice={externalClientText.tooLongAdvice} />
      );
    case 'failed':
      return (
        <Notice
          tone="error"
          fact="Couldn’t load the QR code"
          advice={code.reason}
          action={
            <Button size="small" icon="refresh" onPress={onRetry}>
              Try again
            </Button>
          }
        />
      );
  }
}
