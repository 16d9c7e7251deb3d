import { useState, type FocusEvent, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SectionNav } from '../../../components/SectionNav/SectionNav.tsx';
import { EditConflicts } from '../EditConflicts/EditConflicts.tsx';
import { EditorBar } from './EditorBar.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { EditorReview } from './EditorReview.tsx';
import { EditorSections } from './EditorSections.tsx';
import {
  hasProblem,
  reviewObstacle,
  type EditorActions,
  type EditorView,
  type FieldState,
} from './editorView.ts';
import * as css from './RecordEditor.css.ts';

type RecordEditorProps<Field extends string> = {
  view: EditorView<Field>;
  /** Beside the title. */
  facts?: ReactNode;
  on: EditorActions<Field>;
};

const nothing: ReadonlySet<string> = new Set();

/** A form in sections, what others changed meanwhile, and the bar that leads over a review to saving. */
export function RecordEditor<Field extends string>({ view, facts, on }: RecordEditorProps<Field>) {
  const [dialog, setDialog] = useState<'review' | 'discard'>();
  const [left, setLeft] = useState(nothing);
  const [hasTried, setHasTried] = useState(false);

  const close = () => setDialog(undefined);
  const isLeft = ({ field }: FieldState<Field>) => hasTried || left.has(field);
  const isTold = (field: FieldState<Field>) => field.problem !== undefined && isLeft(field);

  // A field says what is wrong with it once it is left, not while it is typed.
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) setLeft((before) => new Set(before).add(target.name));
  };
  const review = () => {
    setHasTried(true);
    if (!hasProblem(view) && reviewObstacle(view) === undefined) setDialog('review');
  };
  const restart = () => {
    setLeft(nothing);
    setHasTried(false);
    close();
  };

  return (
    <Form onSubmit={review}>
      <Page>
        <PageHeader title={`Edit ${view.name}`} isTitleIdentifier facts={facts} />
        <EditorNotices view={view} />
        <EditConflicts view={view.meanwhile} on={on} />
        <div className={css.columns}>
          <SectionNav
            label="Parts of the form"
            sections={view.sections.map(({ id, title, fields }) => ({
              id,
              label: title,
              isChanged: fields.some(({ isChanged }) => isChanged),
              hasProblem: fields.some(isTold),
            }))}
          />
          <div className={css.sections} onBlur={leave}>
            <EditorSections sections={view.sections} isLeft={isLeft} on={on} />
          </div>
        </div>
      </Page>
      <EditorBar
        view={view}
        problemCount={view.sections.flatMap(({ fields }) => fields.filter(isTold)).length}
        onDiscard={() => setDialog('discard')}
        onCancel={on.cancel}
      />
      {dialog === 'review' && (
        <EditorReview view={view} onSave={() => void on.save().then(restart)} onClose={close} />
      )}
      <ConfirmDialog
        isOpen={dialog === 'discard'}
        title="Discard changes"
        message="The form goes back to what is stored. Discard what you have changed?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDanger
        onCancel={close}
        onConfirm={() => {
          on.discard();
          restart();
        }}
      />
    </Form>
  );
}
