import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { messages } from '../../../domain/text/messages.ts';

type MissingPermissionDialogProps = {
  view: { readonly netid: string; readonly username: string };
  on: { close: () => void };
};

/** The address names a user who has no rights on the network. */
export function MissingPermissionDialog({ view: { netid, username }, on }: MissingPermissionDialogProps) {
  return (
    <Dialog
      isOpen
      title={messages['user.notfound']}
      size="small"
      onClose={on.close}
      footer={
        <Button kind="primary" size="form" onPress={on.close} autoFocus>
          See the users of {netid}
        </Button>
      }
    >
      <Text>
        {username} has no rights on {netid}, or there is no such user.
      </Text>
    </Dialog>
  );
}
