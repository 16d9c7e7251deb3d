import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RelativeTime } from '../../../components/RelativeTime/RelativeTime.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { Field } from './nodeFields.ts';
import * as css from './FieldPanel.css.ts';

export function FieldPanel({ title, fields }: { title: string; fields: readonly Field[] }) {
  return (
    <Panel title={title} padding="rows">
      <DescriptionList>
        {fields.map((field) => (
          <DescriptionItem key={field.label} label={field.label} isEmpty={field.value === ''}>
            <Value field={field} />
            {field.note && (
              <Text as="span" variant="hint" tone="tertiary">
                {field.note}
              </Text>
            )}
            {field.tag && <Tag>{field.tag}</Tag>}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Panel>
  );
}

function Value({ field: { label, value, isCode, isTag, tone, exact } }: { field: Field }) {
  if (isCode) {
    return <CopyableText value={value} label={label} isTruncated />;
  }
  if (isTag) return <Tag>{value}</Tag>;
  if (exact !== undefined) {
    const time = <RelativeTime relative={() => value} exact={exact} />;
    return tone ? (
      <Text as="span" tone={tone}>
        <Icon name="timer" size={12} /> {time}
      </Text>
    ) : (
      time
    );
  }
  if (tone) {
    return (
      <span className={css.state}>
        <ToneGlyph tone={tone} /> {value}
      </span>
    );
  }
  return value;
}
