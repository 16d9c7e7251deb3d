import { useId, useState } from 'react';
import { NativeButton } from '../Button/NativeButton.tsx';
import { field } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { late } from '../late/late.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import type { SelectProps } from './Select.tsx';
import * as css from './Select.css.ts';

type ToolbarSelectProps = Pick<
  SelectProps,
  'label' | 'icon' | 'items' | 'selectedKey' | 'onChange' | 'placeholder'
>;

type Wanted = { readonly opens: boolean };

type LateSelectProps = ToolbarSelectProps & {
  wanted: Wanted | undefined;
  onWant: (wanted: Wanted) => void;
};

/** The closed select, as the browser's own button: it becomes the real one when somebody comes to it. */
function ClosedSelect({ label, icon, items, selectedKey, placeholder = 'Choose', onWant }: LateSelectProps) {
  const id = useId();
  const selected = items.find((item) => item.id === selectedKey);
  return (
    <div className={field}>
      <VisuallyHidden>
        <span id={`${id}label`}>{label}</span>
      </VisuallyHidden>
      <NativeButton
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${id}value ${id}label`}
        className={css.kind.toolbar}
        onOpen={() => onWant({ opens: true })}
        onFocus={() => onWant({ opens: false })}
      >
        {icon && (
          <span className={css.icon}>
            <Icon name={icon} size={14} />
          </span>
        )}
        <span id={`${id}value`} className={css.value} data-placeholder={selected ? undefined : true}>
          {selected?.label ?? placeholder}
        </span>
        <span className={css.icon}>
          <Icon name="chevronsUpDown" size={14} />
        </span>
      </NativeButton>
    </div>
  );
}

const LateSelect = late<LateSelectProps>(
  async () => {
    const { Select } = await import('./Select.tsx');
    return ({ label, icon, items, selectedKey, onChange, placeholder, wanted }) => (
      <Select
        {...{ label, items, selectedKey, onChange }}
        {...(icon && { icon })}
        {...(placeholder !== undefined && { placeholder })}
        isLabelHidden
        kind="toolbar"
        takesFocus
        startsOpen={wanted?.opens ?? false}
      />
    );
  },
  { before: ClosedSelect, isWanted: ({ wanted }) => wanted !== undefined },
);

/** A select in a bar that is drawn with every page: closed, it needs nothing of the library. */
export function ToolbarSelect(props: ToolbarSelectProps) {
  const [wanted, setWanted] = useState<Wanted>();
  return <LateSelect {...props} wanted={wanted} onWant={setWanted} />;
}
