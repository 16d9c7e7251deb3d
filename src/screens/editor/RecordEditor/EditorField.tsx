import { DateTimeField } from '../../../components/DateTimeField/DateTimeField.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { formatRelative } from '../../../domain/format/dateTime.ts';
import { secondsOfLocal } from '../../../domain/format/localDateTime.ts';
import type { ConflictView } from '../EditConflicts/editConflictsView.ts';
import type { EditorActions, FieldState } from './editorView.ts';

type EditorFieldProps<Field extends string> = {
  view: FieldState<Field>;
  conflict?: ConflictView<Field> | undefined;
  isRequested: boolean;
  isTouched: boolean;
  on: Pick<EditorActions<Field>, 'changeText' | 'changeFlag'>;
};

export function EditorField<Field extends string>({
  view,
  conflict,
  isRequested,
  isTouched,
  on,
}: EditorFieldProps<Field>) {
  const { field, label, lockedReason, isChanged } = view;
  const help = conflict ? conflictText(conflict) : view.help;
  if (view.kind === 'switch') {
    return (
      <Switch
        isSelected={view.value}
        onChange={(isOn) => on.changeFlag(field, isOn)}
        description={help}
        disabledReason={lockedReason}
        isChanged={isChanged}
      >
        {label}
      </Switch>
    );
  }
  const shell = {
    label,
    hint: help,
    error: isTouched ? view.problem : undefined,
    errorDetail: view.problemDetail,
    lockedReason,
    isChanged,
    wasValue: view.was,
    ...(view.format !== undefined && { format: view.format }),
  };
  const change = (text: string) => on.changeText(field, text);
  if (view.kind === 'choice') {
    return <Select {...shell} items={view.options} selectedKey={view.value} onChange={change} />;
  }
  const warnings =
    isTouched && view.problem === undefined && view.warning !== undefined ? [view.warning] : [];
  const text = {
    ...shell,
    name: field,
    value: view.value,
    onChange: change,
    warnings,
    autoFocus: isRequested,
  };
  const unit = view.unit === undefined ? {} : { unit: view.unit };
  if (view.kind === 'dateTime') {
    const moment = secondsOfLocal(text.value);
    return <DateTimeField {...text} relative={(now) => (moment && formatRelative(moment, now)) || ''} />;
  }
  if (view.kind === 'number') return <NumberField {...text} {...unit} />;
  return <TextField {...text} isMono={view.kind !== 'text'} isMultiline={view.kind === 'lines'} />;
}

function conflictText({ before, theirs, mine }: ConflictView<string>): string {
  return `Someone else changed it from ${before} to ${theirs}. Yours is ${mine}.`;
}
