import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { externalClientText } from '../../../domain/text/externalClientText.ts';
import type { GatewayRow } from './clientRows.ts';
import type { ExternalClientsActions } from './externalClientsActions.ts';

type AddClientProps = { row: GatewayRow; onAdd: ExternalClientsActions['add'] };

/** A client needs no name and no confirmation: the server finds a name. */
export function AddClient({ row: { ref, name, adding }, onAdd }: AddClientProps) {
  if (!adding) return null;
  const { obstacle, isPending } = adding;
  return (
    <>
      {obstacle !== undefined && (
        <Text as="span" variant="hint" tone="secondary">
          {externalClientText.limitReached}
        </Text>
      )}
      <Button
        size="small"
        icon="plus"
        aria-label={`Add client to ${name}`}
        isPending={isPending}
        onPress={() => onAdd({ ...ref, name })}
        {...(obstacle !== undefined && { isDisabled: true, disabledReason: obstacle })}
      >
        {externalClientText.add}
      </Button>
    </>
  );
}
