import { CopyableText } from '../../../components/CopyableText/CopyableText.tsx';
import { DescriptionItem } from '../../../components/DescriptionList/DescriptionItem.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import type { Field } from './networkFields.ts';
import { RangeUseBar } from './RangeUseBar.tsx';

/** A group of facts about a network. */
export function FieldPanel({ title, fields }: { title: string; fields: readonly Field[] }) {
  return (
    <Panel title={title} padding="rows">
      <DescriptionList labelWidth="wide">
        {fields.map(({ label, value, isCode = false, use }) => (
          <DescriptionItem key={label} label={label} isEmpty={value === ''}>
            {isCode ? <CopyableText value={value} label={label} isTruncated /> : value}
            {use && <RangeUseBar use={use} />}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Panel>
  );
}
