import { DateTimeField } from '../../../components/DateTimeField/DateTimeField.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { NodeForm } from '../../../domain/node/nodeForm.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { NodeFieldView } from './nodeEditView.ts';

type NodeEditFieldProps = {
  view: NodeFieldView;
  form: NodeForm;
  /** Whether its problem is told already. */
  isProblemShown: boolean;
  onChange: (changes: Partial<NodeForm>) => void;
};

/** One field of the form, drawn as its kind. */
export function NodeEditField({ view, form, isProblemShown, onChange }: NodeEditFieldProps) {
  const shell = {
    label: view.label,
    hint: view.help,
    error: isProblemShown ? view.problem : undefined,
    lockedReason: view.lockedReason,
    isChanged: view.isChanged,
    wasValue: view.was,
  };
  switch (view.kind) {
    case 'switch':
      return (
        <Switch
          isSelected={form[view.field]}
          onChange={(isOn) => onChange({ [view.field]: isOn })}
          description={view.help}
          isDisabled={view.lockedReason !== undefined}
          disabledReason={view.lockedReason}
          isChanged={view.isChanged}
        >
          {view.label}
        </Switch>
      );
    case 'rule':
      return (
        <Select
          {...shell}
          items={ruleItems}
          selectedKey={ruleKey(form.defaultAcl)}
          onChange={(key) => onChange({ defaultAcl: rules.get(key) })}
        />
      );
    default: {
      const text = {
        ...shell,
        name: view.field,
        value: form[view.field],
        onChange: (typed: string) => onChange({ [view.field]: typed }),
        ...(view.format !== undefined && { format: view.format }),
      };
      const unit = view.unit === undefined ? {} : { unit: view.unit };
      if (view.kind === 'dateTime') return <DateTimeField {...text} />;
      if (view.kind === 'number') return <NumberField {...text} {...unit} />;
      return <TextField {...text} isMono isMultiline={view.kind === 'lines'} />;
    }
  }
}

const rules: ReadonlyMap<string, boolean | undefined> = new Map([
  ['unset', undefined],
  ['yes', true],
  ['no', false],
]);

const ruleItems = [
  { id: 'unset', label: labels.value.unset },
  { id: 'yes', label: labels.value.allow },
  { id: 'no', label: labels.value.deny },
];

function ruleKey(rule: boolean | undefined): string {
  if (rule === undefined) return 'unset';
  return rule ? 'yes' : 'no';
}
