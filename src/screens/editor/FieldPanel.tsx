import type { ReactNode } from 'react';
import { CopyableText } from '../../components/CopyButton/CopyButton.tsx';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Panel, PanelBoundary } from '../../components/Panel/Panel.tsx';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Hint, Tertiary, Text } from '../../components/Text/Text.tsx';
import { ToneGlyph } from '../../components/ToneGlyph/ToneGlyph.tsx';
import { labels } from '../../domain/text/labels.ts';
import * as css from './FieldPanel.css.ts';

export type PanelField = {
  readonly label: string;
  readonly value: string;
  /** Shows the value in monospace with a copy button. */
  readonly isCode?: boolean;
  readonly isTag?: boolean;
  readonly isOff?: boolean;
  readonly tone?: 'healthy' | 'warning' | 'error' | 'off';
  readonly note?: string;
  readonly tag?: string;
  readonly exact?: string;
};

type FieldPanelProps<F extends PanelField> = {
  title: string;
  fields: readonly F[];
  labelWidth?: 'normal' | 'wide';
  /** Lists fields without a value in one line at the end. */
  hasUnsetLast?: boolean;
  columns?: 1 | 2;
  renderExtra?: (field: F) => ReactNode;
};

/** Panel of labelled values. Contains rendering errors of its values. */
export function FieldPanel<F extends PanelField>(props: FieldPanelProps<F>) {
  return (
    <PanelBoundary title={props.title}>
      <Fields {...props} />
    </PanelBoundary>
  );
}

function Fields<F extends PanelField>(props: FieldPanelProps<F>) {
  const { title, fields, labelWidth, hasUnsetLast = false, columns = 1, renderExtra } = props;
  const listed = hasUnsetLast ? fields.filter(({ value }) => value !== '') : fields;
  const unset = hasUnsetLast ? fields.filter(({ value }) => value === '') : [];
  const half = Math.ceil(listed.length / columns);
  const parts = columns === 1 ? [listed] : [listed.slice(0, half), listed.slice(half)];
  return (
    <Panel title={title} padding="rows">
      <div className={css.columns[columns]}>
        {parts.map((part, index) => (
          <DescriptionList key={index} {...(labelWidth && { labelWidth })}>
            {part.map((field) => (
              <DescriptionItem key={field.label} label={field.label} isEmpty={field.value === ''}>
                <Value field={field} />
                {field.note && <Hint as="span">{field.note}</Hint>}
                {field.tag && <Tag>{field.tag}</Tag>}
                {renderExtra?.(field)}
              </DescriptionItem>
            ))}
          </DescriptionList>
        ))}
      </div>
      {unset.length > 0 && (
        <div className={css.unset}>
          <Hint>
            {labels.value.notSet}: {unset.map(({ label }) => inSentence(label)).join(', ')}
          </Hint>
        </div>
      )}
    </Panel>
  );
}

/** Abbreviations keep their capitals. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}

function Value({ field: { label, value, isCode, isTag, isOff, tone, exact } }: { field: PanelField }) {
  if (isCode) return <CopyableText value={value} label={label} isTruncated />;
  if (isTag) return <Tag>{value}</Tag>;
  if (isOff) {
    return <Tertiary>{value}</Tertiary>;
  }
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
