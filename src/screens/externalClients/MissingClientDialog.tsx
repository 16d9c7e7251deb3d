import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { Heading, Text } from '../../components/Text/Text.tsx';
import { messages } from '../../domain/text/messages.ts';

type MissingClientDialogProps = { title: string; text: string; onClose: () => void };

/** The page is there, but not the client that its address names. */
export function MissingClientDialog({ title, text, onClose }: MissingClientDialogProps) {
  return (
    <Dialog
      isOpen
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <Button kind="primary" size="form" onPress={onClose} autoFocus>
          Back to the list
        </Button>
      }
    >
      <Stack gap="medium">
        <Heading level={3}>{messages['extclient.notfound']}</Heading>
        <Text tone="secondary">{text}</Text>
      </Stack>
    </Dialog>
  );
}
