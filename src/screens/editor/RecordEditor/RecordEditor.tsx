import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ChangeBar } from '../../../components/FootBar/FootBar.tsx';
import { Form, FormSection } from '../../../components/Form/Form.tsx';
import { Page, Stack } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { counted } from '../../../domain/format/count.ts';
import { sentences } from '../../../domain/text/failureText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { useConfirm } from '../../actions/useConfirm.tsx';
import { EditConflicts } from '../EditConflicts/EditConflicts.tsx';
import type { ConflictView } from '../EditConflicts/editConflictsView.ts';
import { HealthBadge } from '../../nodes/HealthBadge/HealthBadge.tsx';
import { EditorField } from './EditorField.tsx';
import { EditorReview } from './EditorReview.tsx';
import {
  hasProblem,
  reviewObstacle,
  type EditorActions,
  type EditorView,
  type FieldState,
  type EditorSection,
  type ReadOnlyState,
} from './editorView.ts';
import { SectionNav } from './SectionNav.tsx';
import * as css from './RecordEditor.css.ts';

type RecordEditorProps<Field extends string> = {
  view: EditorView<Field>;
  on: EditorActions<Field>;
};

const nothing: ReadonlySet<string> = new Set();

/** Form that edits a node or network, with sections, conflicts, and a review of the changes before saving. */
export function RecordEditor<Field extends string>({ view, on }: RecordEditorProps<Field>) {
  const [isReviewing, setIsReviewing] = useState(false);
  const [touched, setTouched] = useState(nothing);
  const [hasTried, setHasTried] = useState(false);
  const conflicts = useRef<HTMLDivElement>(null);
  const showConflicts = () => conflicts.current?.focus();
  // A save that met conflicts leads to where they are resolved.
  const hasMetConflicts = view.failure !== undefined && view.otherChanges.conflicts.length > 0;
  useEffect(() => {
    if (hasMetConflicts && !isReviewing) conflicts.current?.focus();
  }, [hasMetConflicts, isReviewing]);

  const isTouched = ({ field, isRejected }: FieldState<Field>) =>
    hasTried || isRejected === true || touched.has(field);
  const showsProblem = (field: FieldState<Field>) => field.problem !== undefined && isTouched(field);

  // Fields show their problems on blur, not while the user types.
  const markTouched = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      setTouched((before) => new Set(before).add(target.name));
  };
  const review = () => {
    setHasTried(true);
    if (!hasProblem(view) && reviewObstacle(view) === undefined) setIsReviewing(true);
  };
  const restart = () => {
    setTouched(nothing);
    setHasTried(false);
    setIsReviewing(false);
  };
  const { ask, question } = useConfirm<'discard'>(
    () => ({
      title: 'Discard changes',
      message: 'Discard your changes? The form goes back to the saved values.',
      confirmLabel: 'Discard',
      cancelLabel: 'Keep editing',
      isDanger: true,
    }),
    () => {
      on.discard();
      restart();
    },
  );

  return (
    <Form onSubmit={review}>
      <Page>
        <PageHeader
          title={`Edit ${view.name}`}
          isTitleIdentifier
          facts={view.health && <HealthBadge health={view.health} />}
        />
        <EditorNotices view={view} />
        <EditConflicts ref={conflicts} view={view.otherChanges} on={on} />
        <div className={css.columns}>
          <SectionNav
            sections={view.sections.map(({ id, title, fields }) => ({
              id,
              label: title,
              isChanged: fields.some(({ isChanged }) => isChanged),
              hasProblem: fields.some(showsProblem),
            }))}
          />
          <div className={css.sections} onBlur={markTouched}>
            <EditorSections
              sections={view.sections}
              conflicts={view.otherChanges.conflicts}
              asked={view.requestedField}
              isTouched={isTouched}
              on={on}
            />
          </div>
        </div>
      </Page>
      <EditorBar
        view={view}
        problemCount={view.sections.flatMap(({ fields }) => fields.filter(showsProblem)).length}
        onDiscard={() => ask('discard')}
        onCancel={on.cancel}
        onShowConflicts={showConflicts}
      />
      {isReviewing && (
        <EditorReview
          view={view}
          onSave={() => void on.save().then(restart)}
          onClose={() => setIsReviewing(false)}
        />
      )}
      {question}
    </Form>
  );
}

function EditorNotices({
  view: { deletedText, rejection, failure, overrides },
}: {
  view: EditorView<string>;
}) {
  return (
    <>
      {rejection && <Notice tone="warning" {...rejection} />}
      {deletedText !== undefined && (
        <Notice
          tone="error"
          fact={deletedText}
          advice="You can still copy what you typed, but it can no longer be saved."
        />
      )}
      {failure && (
        <Notice tone="error" fact={failure.fact} advice={sentences(failure.reason, 'Your input is kept.')} />
      )}
      {overrides.length > 0 && (
        <Notice
          tone="warning"
          fact="Saved, but the server changed some values."
          advice={`${overrides.join('. ')}.`}
        />
      )}
    </>
  );
}

type EditorBarProps = {
  view: EditorView<string>;
  problemCount: number;
  onDiscard: () => void;
  onCancel: () => void;
  onShowConflicts: () => void;
};

function EditorBar({ view, problemCount, onDiscard, onCancel, onShowConflicts }: EditorBarProps) {
  const { conflicts } = view.otherChanges;
  const obstacle = reviewObstacle(view);
  if (view.isSaved && view.changes.length === 0) {
    return (
      <ChangeBar changes={[]} problemCount={problemCount}>
        <Button kind="primary" size="form" onPress={onCancel}>
          Done
        </Button>
      </ChangeBar>
    );
  }
  return (
    <ChangeBar changes={view.changes.map(({ label }) => label)} problemCount={problemCount}>
      {conflicts.length > 0 && (
        <Button kind="ghost" size="form" icon="alert" onPress={onShowConflicts}>
          {`${counted(conflicts.length, 'conflict')}: ${conflicts.map(({ label }) => label).join(', ')}`}
        </Button>
      )}
      {view.changes.length === 0 ? (
        <Button kind="ghost" size="form" onPress={onCancel}>
          {labels.action.cancel}
        </Button>
      ) : (
        <Button kind="ghost" size="form" onPress={onDiscard}>
          Discard
        </Button>
      )}
      <Button type="submit" kind="primary" size="form" disabledReason={obstacle}>
        Review changes
      </Button>
    </ChangeBar>
  );
}

type EditorSectionsProps<Field extends string> = {
  sections: readonly EditorSection<Field>[];
  conflicts: readonly ConflictView<Field>[];
  asked: Field | undefined;
  isTouched: (field: FieldState<Field>) => boolean;
  on: Pick<EditorActions<Field>, 'changeText' | 'changeFlag'>;
};

function EditorSections<Field extends string>({
  sections,
  conflicts,
  asked,
  isTouched,
  on,
}: EditorSectionsProps<Field>) {
  return sections.map(({ id, title, fields, readOnly }) => (
    <FormSection key={id} id={id} title={title}>
      {fields.map((field) => (
        <EditorField
          key={field.field}
          view={field}
          conflict={conflicts.find((one) => one.field === field.field)}
          isRequested={field.field === asked}
          isTouched={isTouched(field)}
          on={on}
        />
      ))}
      {readOnly.map((state) => (
        <ReadOnly key={state.label} state={state} />
      ))}
    </FormSection>
  ));
}

function ReadOnly({ state: { label, value, reason, link } }: { state: ReadOnlyState }) {
  return (
    <Stack gap="xsmall">
      <TextField label={label} value={value} lockedReason={reason} isMono onChange={keep} />
      {link && <Link href={link.href}>{link.label}</Link>}
    </Stack>
  );
}

function keep(): void {}
