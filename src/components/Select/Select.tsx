import { useState } from 'react';
import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { useFieldNotes, type FieldProps } from '../Field/FieldText.tsx';
import { InputField } from '../Field/InputField.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { OptionList, type Option } from './OptionList.tsx';
import * as css from './Select.css.ts';

export type SelectProps = FieldProps & {
  /** Options. With more than eight, the list has a search field. */
  items: readonly Option[];
  selectedKey: string | null;
  onChange: (id: string) => void;
  icon?: IconName;
  /** @default 'Choose' */
  placeholder?: string;
  /** `toolbar`: for use in a bar of buttons. @default 'field' */
  kind?: keyof typeof css.kind;
  /** Focuses the select when it is mounted. */
  autoFocus?: boolean;
  /** Opens the list once the select is focused. */
  defaultOpen?: boolean;
};

/** Single-choice dropdown. */
export function Select(props: SelectProps) {
  const { label, items, selectedKey, onChange, icon, placeholder = 'Choose', kind = 'field' } = props;
  const { asideId, describedBy, notes } = useFieldNotes(props);
  const { autoFocus = false, defaultOpen = false } = props;
  const [isOpen, setOpen] = useState(false);
  const [isStarting, setStarting] = useState(defaultOpen);
  const onFocus = () => {
    if (!isStarting) return;
    setStarting(false);
    setOpen(true);
  };
  const selected = items.find((item) => item.id === selectedKey);
  if (props.lockedReason) return <InputField {...props} value={selected?.label ?? ''} onChange={() => {}} />;
  return (
    <AriaSelect
      className={field}
      value={selectedKey}
      autoFocus={autoFocus}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onFocus={onFocus}
      onChange={(key) => key !== null && onChange(String(key))}
      isInvalid={Boolean(props.error)}
      isRequired={props.isRequired ?? false}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <FieldLabel {...props} asideId={asideId} />
      <Button className={css.kind[kind]}>
        {icon && <Icon name={icon} size={14} className={css.icon} />}
        <SelectValue translate={selected?.isName ? 'no' : undefined} className={css.value}>
          {selected?.label ?? placeholder}
        </SelectValue>
        <Icon name="chevronsUpDown" size={14} className={css.icon} />
      </Button>
      {notes}
      <OptionList label={label} items={items} />
    </AriaSelect>
  );
}
