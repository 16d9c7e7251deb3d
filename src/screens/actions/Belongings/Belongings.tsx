import { useEffect } from 'react';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import { firstNames } from '../../../domain/text/labels.ts';
import type { Belongings } from '../../../domain/user/owners.ts';
import type { Ownership } from '../Leftovers/KnownRecordsContext.ts';
import { Effects } from '../Effects.tsx';

export type AlsoDeleted = { readonly clients: boolean; readonly nodes: boolean };

type BelongingsChoiceProps = {
  belongings: Belongings;
  ownership: Ownership;
  also: AlsoDeleted;
  onChange: (also: AlsoDeleted) => void;
};

const maxNamed = 8;

/** Lists the records that users own before the users are deleted, and asks whether to delete them too. */
export function BelongingsChoice({ belongings, ownership, also, onChange }: BelongingsChoiceProps) {
  const { refresh, isKnown } = ownership;
  useEffect(() => refresh(), [refresh]);
  const { clients, nodes } = belongings;
  const isEmpty = clients.length + nodes.length === 0;
  if (isEmpty && isKnown) return null;
  const named = (records: readonly { readonly network: string; readonly name: string }[]) =>
    `${firstNames(
      records.map(({ name, network }) => `${name} (${network})`),
      maxNamed,
    )}.`;
  return (
    <Effects heading="What they own">
      <Text tone="secondary">
        {isEmpty
          ? 'Couldn’t load what they own. It keeps working, so check external clients and nodes afterwards.'
          : 'The server keeps these, and they keep working.'}
      </Text>
      {clients.length > 0 && (
        <Checkbox
          isSelected={also.clients}
          onChange={(isSelected) => onChange({ ...also, clients: isSelected })}
          description={named(clients.map(({ clientId, network }) => ({ name: clientId, network })))}
        >
          {`Also delete ${counted(clients.length, 'external client')}`}
        </Checkbox>
      )}
      {nodes.length > 0 && (
        <Checkbox
          isSelected={also.nodes}
          onChange={(isSelected) => onChange({ ...also, nodes: isSelected })}
          description={named(nodes)}
        >
          {`Also delete ${counted(nodes.length, 'node')}`}
        </Checkbox>
      )}
    </Effects>
  );
}
