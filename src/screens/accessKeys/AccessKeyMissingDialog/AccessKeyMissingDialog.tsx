import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Text } from '../../../components/Text/Text.tsx';

type AccessKeyMissingDialogProps = {
  view: { readonly netid: string; readonly name: string };
  on: { close: () => void };
};

/** The address names a key that the network does not have. */
export function AccessKeyMissingDialog({ view: { netid, name }, on }: AccessKeyMissingDialogProps) {
  return (
    <Dialog
      isOpen
      title="Access key not found"
      size="small"
      onClose={on.close}
      footer={
        <Button kind="primary" size="form" onPress={on.close} autoFocus>
          See the keys of {netid}
        </Button>
      }
    >
      <Text>
        {netid} has no key named {name}. A key goes with its last use, or somebody deleted it.
      </Text>
    </Dialog>
  );
}
