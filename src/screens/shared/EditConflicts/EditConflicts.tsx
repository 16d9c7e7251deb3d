import { Button } from '../../../components/Button/Button.tsx';
import { Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Mono } from '../../../components/Text/Text.tsx';
import type { ConflictView, MeanwhileView } from './editConflictsView.ts';
import * as css from './EditConflicts.css.ts';

export type EditConflictsActions<Field extends string> = {
  keepMine: (field: Field) => void;
  takeTheirs: (field: Field) => void;
  catchUp: () => void;
};

type EditConflictsProps<Field extends string> = {
  view: MeanwhileView<Field>;
  on: EditConflictsActions<Field>;
};

/** What somebody else changed of a record while its form was open: what is to be decided, and what is only to be known. */
export function EditConflicts<Field extends string>({ view, on }: EditConflictsProps<Field>) {
  const { conflicts, news } = view;
  if (conflicts.length === 0 && news.length === 0) return null;
  return (
    <Stack gap="medium">
      {conflicts.length > 0 && (
        <Panel title="Somebody else has changed the same" padding="none">
          <p className={css.explanation} role="alert">
            {conflicts.length === 1
              ? 'Choose the value to go on with. Nothing is saved before.'
              : 'Choose the values to go on with. Nothing is saved before.'}
          </p>
          <ul className={css.list}>
            {conflicts.map((conflict) => (
              <Choice key={conflict.field} conflict={conflict} on={on} />
            ))}
          </ul>
        </Panel>
      )}
      {news.length > 0 && (
        <Notice
          tone="info"
          fact="Changed by somebody else while this form was open:"
          advice={`${news.join(', ')}. Saving leaves that as it is.`}
          action={
            <Button size="small" onPress={on.catchUp}>
              Show here
            </Button>
          }
        />
      )}
    </Stack>
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
        <Button size="small" aria-label={`Take theirs for ${label}`} onPress={() => on.takeTheirs(field)}>
          Take theirs
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
