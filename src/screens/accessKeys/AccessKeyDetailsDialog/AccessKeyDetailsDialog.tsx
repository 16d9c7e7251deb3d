import { Button } from '../../../components/Button/Button.tsx';
import { CodeBlock } from '../../../components/CodeBlock/CodeBlock.tsx';
import { Dialog, type DialogProps } from '../../../components/Dialog/Dialog.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Grid, Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { accessKeyText } from '../../../domain/accessKey/accessKey.ts';
import { netclientInstallUrl } from '../../../domain/paths.ts';
import type { AccessKeyDetailsView, JoinCommandView } from './accessKeyDetailsView.ts';
import { Arrivals, type ArrivalsActions } from './Arrivals.tsx';
import * as css from './detailsDialog.css.ts';

export type AccessKeyDetailsActions = ArrivalsActions & { close: () => void };

/** What a dialog needs to show a key: the one that created it goes on with this, so that it is one dialog to the user. */
export function detailsDialog(view: AccessKeyDetailsView, on: AccessKeyDetailsActions): DialogProps {
  return {
    isOpen: true,
    title: `Access key ${view.name}`,
    lead: view.lead,
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
        <KeySecret secret={view.secret} />
        <JoinCommands commands={view.commands} />
        <Arrivals view={view.arrivals} on={on} />
      </Stack>
    ),
  };
}

/** Beside the button that closes: what becomes of a new key then. */
function Closing({ closing }: Pick<AccessKeyDetailsView, 'closing'>) {
  if (closing === undefined) return null;
  return (
    <div className={css.closing}>
      {closing === 'hides' && (
        <span className={css.icon}>
          <Icon name="eyeOff" size={14} />
        </span>
      )}
      <Text as="span" tone="secondary">
        {closing === 'hides' ? 'Closing hides the key for good' : 'The key can be opened again from the list'}
      </Text>
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
          advice="This one and its token were shown once, when the key was created. Without them, create another key."
        />
      );
    case 'lost':
      return (
        <Notice
          tone="warning"
          fact="The key was created, but its secret never arrived"
          advice="The answer got lost, and this server hides access keys. Delete this key and create another."
        />
      );
  }
}

function JoinCommands({ commands }: { commands: readonly JoinCommandView[] }) {
  return (
    <Tabs
      label="Ways to join"
      tabs={commands.map(({ way, tab, label, text, note }) => ({
        id: way,
        label: tab,
        content: (
          <Stack gap="medium">
            <CodeBlock label={label} value={text} prompt="$" />
            <Text variant="hint" tone="tertiary">
              {note}
            </Text>
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

type AccessKeyDetailsDialogProps = { view: AccessKeyDetailsView; on: AccessKeyDetailsActions };

/** Shows an access key’s token, the commands that join a machine with it and the nodes that have joined since. */
export function AccessKeyDetailsDialog({ view, on }: AccessKeyDetailsDialogProps) {
  return <Dialog {...detailsDialog(view, on)} />;
}
