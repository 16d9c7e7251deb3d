import { CodeBlock } from '../../../components/CodeBlock/CodeBlock.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { netclientInstallUrl } from '../../../domain/paths.ts';
import type { JoinCommandView } from './accessKeyDetailsView.ts';

/** One command at a time, and how to get the program it calls. */
export function JoinCommands({ commands }: { commands: readonly JoinCommandView[] }) {
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
