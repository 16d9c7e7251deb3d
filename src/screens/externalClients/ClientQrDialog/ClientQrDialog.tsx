import { Button } from '../../../components/Button/Button.tsx';
import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { QrCode } from '../../../components/QrCode/QrCode.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Identifier, Mono, Text } from '../../../components/Text/Text.tsx';
import { externalClientText } from '../../../domain/externalClient/externalClient.ts';
import { labels } from '../../../domain/text/labels.ts';
import { MissingClientDialog } from '../MissingClientDialog.tsx';
import type { ClientQrView } from './clientQrView.ts';
import * as css from './ClientQrDialog.css.ts';

export type ClientQrActions = { retry: () => void; download: () => void; close: () => void };

type ClientQrDialogProps = { view: ClientQrView; on: ClientQrActions };

/** §2 `/ext-clients/{netid}/{clientid}/qr` */
export function ClientQrDialog({ view, on }: ClientQrDialogProps) {
  if (view.status === 'missing') {
    return <MissingClientDialog title={view.title} text={view.text} onClose={on.close} />;
  }
  const { title, code, addresses, gateway, fileName, isDownloading } = view;
  return (
    <Dialog
      isOpen
      title={title}
      lead={externalClientText.qrWarning}
      size="small"
      onClose={on.close}
      footer={
        <>
          <Button size="form" icon="download" isPending={isDownloading} onPress={on.download}>
            Download {fileName}
          </Button>
          <Button kind="primary" size="form" onPress={on.close}>
            Done
          </Button>
        </>
      }
    >
      <Stack>
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
                <Text as="span" tone="tertiary">
                  <Mono>{gateway.endpoint}</Mono>
                </Text>
              </Inline>
            </DescriptionItem>
          )}
        </DescriptionList>
      </Stack>
    </Dialog>
  );
}

type QrPictureProps = {
  code: Extract<ClientQrView, { status: 'shown' }>['code'];
  onRetry: () => void;
};

/** The code, or what stands in its place. */
export function QrPicture({ code, onRetry }: QrPictureProps) {
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
        <Notice
          tone="warning"
          fact="The configuration is too long for a QR code"
          advice="Download the file and hand it to the device."
        />
      );
    case 'failed':
      return (
        <Notice
          tone="error"
          fact="The QR code could not be loaded"
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
