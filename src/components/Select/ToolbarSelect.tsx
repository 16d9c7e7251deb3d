import { Suspense, useId, useState } from 'react';
import { NativeButton } from '../Button/NativeButton.tsx';
import { field } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { lazyComponent } from '../Lazy/lazyComponent.ts';
import { VisuallyHidden } from '../Text/Text.tsx';
import type { SelectProps } from './Select.tsx';
import * as css from './Select.css.ts';

type ToolbarSelectProps = Pick<
  SelectProps,
  'label' | 'icon' | 'items' | 'selectedKey' | 'onChange' | 'placeholder'
>;

export const LazySelect = lazyComponent(async () => (await import('./Select.tsx')).Select);

/** Select in the top bar. Renders a plain button until it is focused or opened, and then loads the real select. */
export function ToolbarSelect(props: ToolbarSelectProps) {
  const [wanted, setWanted] = useState<'focused' | 'open'>();
  const closed = (
    <ClosedSelect {...props} onFocus={() => setWanted('focused')} onOpen={() => setWanted('open')} />
  );
  if (wanted === undefined) return closed;
  return (
    <Suspense fallback={closed}>
      <LazySelect {...props} isLabelHidden kind="toolbar" autoFocus defaultOpen={wanted === 'open'} />
    </Suspense>
  );
}

type ClosedSelectProps = ToolbarSelectProps & { onFocus: () => void; onOpen: () => void };

function ClosedSelect(props: ClosedSelectProps) {
  const { label, icon, items, selectedKey, placeholder = 'Choose', onFocus, onOpen } = props;
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
        {...{ onFocus, onOpen }}
      >
        {icon && <Icon name={icon} size={14} className={css.icon} />}
        <span
          id={`${id}value`}
          translate={selected?.isName ? 'no' : undefined}
          className={css.value}
          data-placeholder={selected ? undefined : true}
        >
          {selected?.label ?? placeholder}
        </span>
        <Icon name="chevronsUpDown" size={14} className={css.icon} />
      </NativeButton>
    </div>
  );
}
