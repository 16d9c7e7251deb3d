import { useId, useRef } from 'react';
import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNoteLine } from '../Field/FieldNoteLine.tsx';
import { fieldNote, type FieldProps } from '../Field/fieldProps.ts';
import { InputField } from '../Field/InputField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { OptionList, type Option } from '../Select/OptionList.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './MultiSelect.css.ts';

export type MultiSelectProps = FieldProps & {
  /** Above eight, the list has a search line. */
  items: readonly Option[];
  selected: readonly string[];
  onChange: (ids: string[]) => void;
  /** @default 'Choose' */
  placeholder?: string;
};

/** Any number of a list, each shown as a chip that can be removed. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, items, selected, onChange, placeholder = 'Choose' } = props;
  const noteId = useId();
  const note = fieldNote(props);
  const boxRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const chosen = items.filter((item) => selected.includes(item.id));

  function remove(id: string) {
    onChange(selected.filter((other) => other !== id));
    triggerRef.current?.focus();
  }

  if (props.lockedReason) {
    const names = chosen.map((item) => item.label).join(', ');
    return <InputField {...props} value={names} onChange={() => {}} />;
  }
  return (
    <AriaSelect
      className={field}
      selectionMode="multiple"
      value={selected}
      onChange={(keys) => onChange(keys.map(String))}
      isInvalid={Boolean(props.error)}
      isRequired={props.isRequired ?? false}
      {...(note && { 'aria-describedby': noteId })}
    >
      <FieldLabel {...props} />
      <div ref={boxRef} className={css.box}>
        {chosen.map((item) => (
          <Chip key={item.id} label={item.label} onRemove={() => remove(item.id)} />
        ))}
        <Button ref={triggerRef} data-trigger className={css.trigger}>
          <SelectValue>{chosen.length > 0 ? `${chosen.length} of ${items.length}` : placeholder}</SelectValue>
          <Icon name="chevronsUpDown" size={14} />
        </Button>
      </div>
      <FieldNoteLine id={noteId} note={note} />
      <OptionList label={label} items={items} isMultiple anchor={boxRef} />
    </AriaSelect>
  );
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span className={css.chip}>
      <span className={css.chipLabel}>{label}</span>
      {/* Without the slot it would be a second trigger of the select. */}
      <Button
        slot={null}
        aria-label={`Remove ${label}`}
        onPress={onRemove}
        className={`${css.remove} ${focusRing}`}
      >
        <Icon name="x" size={12} />
      </Button>
    </span>
  );
}
