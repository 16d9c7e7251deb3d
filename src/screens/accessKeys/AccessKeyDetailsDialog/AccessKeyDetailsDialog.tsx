import { Button } from '../../../components/Button/Button.tsx';
import { CodeBlock } from '../../../components/CodeBlock/CodeBlock.tsx';
import { Dialog, type DialogProps } from '../../../components/Dialog/Dialog.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Grid, Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { Hint, Secondary } from '../../../components/Text/Text.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { accessKeyText } from '../../../domain/accessKey/accessKey.ts';
import { netclientInstallUrl } from '../../../domain/paths.ts';
import type { AccessKeyDetailsView, JoinCommandView } from './accessKeyDetailsView.ts';
import { JoinedNodes } from './JoinedNodes.tsx';
import * as css from './AccessKeyDetailsDialog.css.ts';

export type AccessKeyDetailsDialogProps = {
  view: AccessKeyDetailsView;
  on: { act: Act; close: () => void };
};

/** Props for a dialog that shows a key. The create dialog uses them too, so that it stays open and shows the new key. */
export function keyDetailsDialogProps({ view, on }: AccessKeyDetailsDialogProps): DialogProps {
  return {
    isOpen: true,
    title: `Access key ${view.name}`,
    lead: view.lead,
    size: 'large',
    onClose: on.close,
    // A click outside must not lose a key that can’t be shown again.
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
        <KeySecret secret={view.secret} />
        <JoinCommands commands={view.commands} />
        <JoinedNodes view={view.arrivals} on={on} />
      </Stack>
    ),
  };
}

/** Shows next to the close button whether a new key can be opened again. */
function Closing({ closing }: Pick<AccessKeyDetailsView, 'closing'>) {
  if (closing === undefined) return null;
  return (
    <div className={css.closing}>
      {closing === 'hides' && (
        <span className={css.icon}>
          <Icon name="eyeOff" size={14} />
        </span>
      )}
      <Secondary>
        {closing === 'hides'
          ? 'You won’t be able to see this key again'
          : 'You can open this key again from the list'}
      </Secondary>
    </div>
  );
}

function KeySecret({ secret }: Pick<AccessKeyDetailsView, 'secret'>) {
  switch (secret.status) {
    case 'shown':
      return (
        <Grid columns={2} minColumnWidth={240} gap="xlarge">
          <CodeBlock label={accessKeyText.key} value={secret.value} hasHeading isOneLine autoFocus />
          <CodeBlock label={accessKeyText.token} value={secret.accessString} hasHeading isOneLine />
        </Grid>
      );
    case 'hidden':
      return (
        <Notice
          tone="info"
          fact={accessKeyText.hidden}
          advice="The key and its token are only shown when the key is created. If you don’t have them, create another key."
        />
      );
    case 'lost':
      return (
        <Notice
          tone="warning"
          fact="Key created, but its secret wasn’t received"
          advice="The response was lost, and this server hides existing keys. Delete this key and create another."
        />
      );
  }
}

function JoinCommands({ commands }: { commands: readonly JoinCommandView[] }) {
  return (
    <Tabs
      label="Join methods"
      tabs={commands.map(({ way, tab, label, text, note }) => ({
        id: way,
        label: tab,
        content: (
          <Stack gap="medium">
            <CodeBlock label={label} value={text} prompt="$" />
            <Hint>{note}</Hint>
          </Stack>
        ),
      }))}
      end={
        <Link href={netclientInstallUrl} emphasis="quiet" isExternal>
          <Inline gap="xsmall">
            Install instructions <Icon name="external" size={14} />
          </Inline>
        </Link>
      }
    />
  );
}

/** Shows an access key’s token, the commands that join a machine with it and the nodes that have joined since. */
export function AccessKeyDetailsDialog(props: AccessKeyDetailsDialogProps) {
  return <Dialog {...keyDetailsDialogProps(props)} />;
}
