import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { QrCode } from '../../../components/QrCode/QrCode.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import type { ClientQrView } from './clientQrView.ts';
import * as css from './QrPicture.css.ts';

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
