import { CopyableText } from '../../../components/CopyableText/CopyableText.tsx';
import { DescriptionItem } from '../../../components/DescriptionList/DescriptionItem.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Field } from './networkFields.ts';
import { RangeUseBar } from './RangeUseBar.tsx';

/** A group of facts about a network. */
export function FieldPanel({ title, fields }: { title: string; fields: readonly Field[] }) {
  return (
    <Panel title={title} padding="rows">
      <DescriptionList labelWidth="wide">
        {fields.map((field) => (
          <DescriptionItem key={field.label} label={field.label} isEmpty={field.value === ''}>
            <Value field={field} />
            {field.use && <RangeUseBar use={field.use} />}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Panel>
  );
}

function Value({ field: { label, value, isCode = false, isOff = false } }: { field: Field }) {
  if (isCode) return <CopyableText value={value} label={label} isTruncated />;
  if (!isOff) return value;
  return (
    <Text as="span" tone="tertiary">
      {value}
    </Text>
  );
}
