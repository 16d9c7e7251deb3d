import type { Ref } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { useKeptFocus } from '../../../components/Layout/useKeptFocus.ts';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Mono } from '../../../components/Text/Text.tsx';
import type { ConflictView, OtherChanges } from './editConflictsView.ts';
import * as css from './EditConflicts.css.ts';

export type EditConflictsActions<Field extends string> = {
  keepMine: (field: Field) => void;
  takeTheirs: (field: Field) => void;
  catchUp: () => void;
};

type EditConflictsProps<Field extends string> = {
  view: OtherChanges<Field>;
  on: EditConflictsActions<Field>;
  /** The panel of conflicts, which can take the focus. */
  ref?: Ref<HTMLDivElement>;
};

/** Changes that someone else made to a record while its form was open: conflicts to resolve, and other new values. */
export function EditConflicts<Field extends string>(props: EditConflictsProps<Field>) {
  const { conflicts, newValues } = props.view;
  return conflicts.length + newValues.length > 0 && <Changes {...props} />;
}

/** Keeps the focus when the pressed button disappears with its conflict. */
function Changes<Field extends string>({ view, on, ref }: EditConflictsProps<Field>) {
  const { conflicts, newValues } = view;
  const { ref: changes, tabIndex, onFocus, onBlur } = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={changes} className={css.changes} {...{ tabIndex, onFocus, onBlur }}>
      {conflicts.length > 0 && (
        <div ref={ref} tabIndex={-1} className={css.conflicts}>
          <Panel
            title={`Someone else changed the same ${conflicts.length === 1 ? 'field' : 'fields'}`}
            padding="none"
          >
            <p className={css.explanation} role="alert">
              {conflicts.length === 1
                ? 'Choose which value to keep. Nothing is saved until you do.'
                : 'Choose which values to keep. Nothing is saved until you do.'}
            </p>
            <ul className={css.list}>
              {conflicts.map((conflict) => (
                <Choice key={conflict.field} conflict={conflict} on={on} />
              ))}
            </ul>
          </Panel>
        </div>
      )}
      {newValues.length > 0 && (
        <Notice
          tone="info"
          fact="Someone else made changes while this form was open."
          advice={`${newValues.join(', ')}. Saving won’t overwrite that.`}
          action={
            <Button size="small" onPress={on.catchUp}>
              Load their changes
            </Button>
          }
        />
      )}
    </div>
  );
}

type ChoiceProps<Field extends string> = { conflict: ConflictView<Field>; on: EditConflictsActions<Field> };

function Choice<Field extends string>({ conflict, on }: ChoiceProps<Field>) {
  const { field, label, before, mine, theirs } = conflict;
  return (
    <li className={css.conflict}>
      <strong className={css.label}>{label}</strong>
      <dl className={css.values}>
        <Value name="Was" value={before} />
        <Value name="Theirs" value={theirs} />
        <Value name="Mine" value={mine} />
      </dl>
      <Inline gap="small">
        <Button size="small" aria-label={`Use new value for ${label}`} onPress={() => on.takeTheirs(field)}>
          Use new value
        </Button>
        <Button size="small" aria-label={`Keep mine for ${label}`} onPress={() => on.keepMine(field)}>
          Keep mine
        </Button>
      </Inline>
    </li>
  );
}

function Value({ name, value }: { name: string; value: string }) {
  return (
    <div className={css.value}>
      <dt className={css.name}>{name}</dt>
      <dd>
        <Mono>{value}</Mono>
      </dd>
    </div>
  );
}
