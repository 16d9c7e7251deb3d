import { Button } from '../../../components/Button/Button.tsx';
import { DescriptionItem } from '../../../components/DescriptionList/DescriptionItem.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

type LegacyKeyCardProps = { name: string; uses: number; onDelete: () => void };

export function LegacyKeyCard({ name, uses, onDelete }: LegacyKeyCardProps) {
  return (
    <Panel>
      <Stack gap="medium">
        <DescriptionList>
          <DescriptionItem label="Name">
            <Identifier>{name}</Identifier>
          </DescriptionItem>
          <DescriptionItem label="Uses">{uses}</DescriptionItem>
        </DescriptionList>
        <span>
          <Button size="small" aria-label={`Delete key ${name}`} onPress={onDelete}>
            Delete key
          </Button>
        </span>
      </Stack>
    </Panel>
  );
}
