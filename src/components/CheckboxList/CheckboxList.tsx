import { Fragment, useId, useMemo, useState } from 'react';
import { Button, CheckboxButton, CheckboxField, CheckboxGroup, useFilter } from 'react-aria-components';
import { CheckMark } from '../Checkbox/Checkbox.tsx';
import { useCurrentRow } from '../DataTable/useCurrentRow.ts';
import { useRowsLocation, useVirtualRows } from '../DataTable/useVirtualRows.ts';
import { field } from '../Field/Field.css.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { useFieldNotes, type FieldProps } from '../Field/FieldText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { grouped } from '../Text/Text.tsx';
import * as css from './CheckboxList.css.ts';

export type CheckboxListProps = FieldProps & {
  items: readonly CheckboxListItem[];
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  /** Label of the field that filters entries by label and detail. @default 'Filter' */
  filterLabel?: string;
  /** For a list that is the main content of a page. */
  isTall?: boolean;
};

/** Multiple choice from a list of visible entries. */
export function CheckboxList(props: CheckboxListProps) {
  const { items, selected, onChange, filterLabel = 'Filter', isLabelHidden = false, isTall = false } = props;
  const [filter, setFilter] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const { asideId, describedBy, notes } = useFieldNotes(props);
  const isLocked = Boolean(props.lockedReason);
  const shown = items.filter(({ label, detail = '' }) => contains(label, filter) || contains(detail, filter));
  const chosen = items.filter((item) => selected.has(item.id));
  const selectable = shown.filter((item) => item.disabledReason === undefined);
  const isAllShown = selectable.every((item) => selected.has(item.id));

  function toggleAll() {
    const ids = selectable.map((item) => item.id);
    onChange(
      isAllShown ? new Set([...selected].filter((id) => !ids.includes(id))) : new Set([...selected, ...ids]),
    );
  }

  return (
    <CheckboxGroup
      className={field}
      value={[...selected]}
      onChange={(ids) => onChange(new Set(ids))}
      isInvalid={Boolean(props.error)}
      isReadOnly={isLocked}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <div className={isLabelHidden ? css.bar : css.labelledBar}>
        <FieldLabel {...props} asideId={asideId} />
        <div className={css.filter}>
          <SearchField
            label={filterLabel}
            value={filter}
            onChange={setFilter}
            width={isLabelHidden ? 'normal' : 'full'}
          />
        </div>
        <span className={css.tally}>
          {grouped(chosen.length)} of {grouped(items.length)} selected
          {isLocked ? (
            <Icon name="lock" size={14} />
          ) : (
            <Button onPress={toggleAll} className={`${css.all} ${focusRing}`}>
              {isAllShown && selectable.length > 0 ? 'Select none' : 'Select all'}
            </Button>
          )}
        </span>
      </div>
      <div className={isTall ? css.list.tall : css.list.normal} data-locked={isLocked || undefined}>
        <Rows items={shown} selected={selected} />
        {shown.length === 0 && (
          <p className={css.empty}>{items.length === 0 ? 'Nothing to select' : 'No matches'}</p>
        )}
      </div>
      {notes}
    </CheckboxGroup>
  );
}

const estimatedHeight = 34;

function Rows({ items, selected }: Pick<CheckboxListProps, 'items' | 'selected'>) {
  const keys = useMemo(() => items.map(({ id }) => id), [items]);
  const [place, body] = useRowsLocation();
  const { current, followFocus } = useCurrentRow(keys, place?.body);
  const { rows, gapAfter, measureRow } = useVirtualRows({
    keys,
    place,
    rowHeight: estimatedHeight,
    kept: current,
  });
  return (
    <div ref={body} {...followFocus}>
      {rows.map(({ index, gap }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <Fragment key={item.id}>
            <Spacer height={gap} />
            <div data-index={index} {...(measureRow && { ref: measureRow })}>
              <CheckboxListRow {...item} isSelected={selected.has(item.id)} />
            </div>
          </Fragment>
        );
      })}
      <Spacer height={gapAfter} />
    </div>
  );
}

function Spacer({ height }: { height: number }) {
  return height > 0 && <div style={{ height }} />;
}

export type CheckboxListItem = {
  id: string;
  label: string;
  /** An address or range, in mono at the right end. */
  detail?: string;
  /** Shown after the label. */
  note?: string;
  /** Disables the entry. Shown instead of the note. */
  disabledReason?: string;
};

type CheckboxListRowProps = CheckboxListItem & { isSelected: boolean };

function CheckboxListRow({ id, label, detail, note, disabledReason, isSelected }: CheckboxListRowProps) {
  const labelId = useId();
  const noteId = useId();
  const detailId = useId();
  const words = disabledReason ?? note;
  const describedBy = [words && noteId, detail && detailId].filter(Boolean).join(' ');
  return (
    <CheckboxField
      value={id}
      aria-labelledby={labelId}
      // A disabled checkbox could not be focused, so its reason could not be read.
      isReadOnly={disabledReason !== undefined}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <CheckboxButton className={css.row}>
        <CheckMark isSelected={isSelected} />
        <span className={css.words}>
          <span id={labelId} translate="no" className={css.label}>
            {label}
          </span>
          {words && (
            <span id={noteId} className={css.note}>
              {words}
            </span>
          )}
        </span>
        {detail && (
          <span id={detailId} translate="no" className={css.detail}>
            {detail}
          </span>
        )}
      </CheckboxButton>
    </CheckboxField>
  );
}
