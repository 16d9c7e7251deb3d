import { Button } from '../../../components/Button/Button.tsx';
import { CopyableText } from '../../../components/CopyableText/CopyableText.tsx';
import { DescriptionItem } from '../../../components/DescriptionList/DescriptionItem.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Mono } from '../../../components/Mono/Mono.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { externalClientText } from '../../../domain/text/externalClientText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { MissingClientDialog } from '../MissingClientDialog.tsx';
import type { ClientQrView } from './clientQrView.ts';
import { QrPicture } from './QrPicture.tsx';

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
