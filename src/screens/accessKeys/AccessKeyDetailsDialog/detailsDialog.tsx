import { Button } from '../../../components/Button/Button.tsx';
import type { DialogProps } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Arrivals, type ArrivalsActions } from './Arrivals.tsx';
import { Closing } from './Closing.tsx';
import type { AccessKeyDetailsView } from './accessKeyDetailsView.ts';
import { JoinCommands } from './JoinCommands.tsx';
import { KeySecret } from './KeySecret.tsx';

export type AccessKeyDetailsActions = ArrivalsActions & { close: () => void };

/** What a dialog needs to show a key: the one that created it goes on with this, so that it is one dialog to the user. */
export function detailsDialog(view: AccessKeyDetailsView, on: AccessKeyDetailsActions): DialogProps {
  return {
    isOpen: true,
    title: `Access key ${view.name}`,
    size: 'large',
    onClose: on.close,
    // A key that is not shown again is not lost by a press beside it.
    isDismissable: view.closing !== 'hides',
    footer: (
      <>
        <Closing closing={view.closing} />
        <Button kind="primary" size="form" onPress={on.close}>
          Done
        </Button>
      </>
    ),
    children: (
      <Stack>
        <Text tone="secondary">{view.lead}</Text>
        <KeySecret secret={view.secret} />
        <JoinCommands commands={view.commands} />
        <Arrivals view={view.arrivals} on={on} />
      </Stack>
    ),
  };
}
