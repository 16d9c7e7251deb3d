import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Layout/Layout.tsx';
import { Heading, Text } from '../../../components/Text/Text.tsx';

type NotFoundDialogProps = {
  title: string;
  heading?: string;
  text: string;
  closeLabel: string;
  onClose: () => void;
};

/** Replaces a dialog whose address names a record that doesn’t exist. */
export function NotFoundDialog({ title, heading, text, closeLabel, onClose }: NotFoundDialogProps) {
  return (
    <Dialog
      isOpen
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <Button kind="primary" size="form" onPress={onClose} autoFocus>
          {closeLabel}
        </Button>
      }
    >
      {heading === undefined ? (
        <Text>{text}</Text>
      ) : (
        <Stack gap="medium">
          <Heading level={3}>{heading}</Heading>
          <Text tone="secondary">{text}</Text>
        </Stack>
      )}
    </Dialog>
  );
}
