import { useState, type FocusEvent } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { FormSection } from '../../../components/FormSection/FormSection.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SectionNav } from '../../../components/SectionNav/SectionNav.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { EditConflicts } from '../../shared/EditConflicts/EditConflicts.tsx';
import { HealthBadge } from '../../shared/HealthBadge/HealthBadge.tsx';
import type { NodeEditActions } from './nodeEditActions.ts';
import { NodeChangeBar } from './NodeChangeBar.tsx';
import { NodeEditField } from './NodeEditField.tsx';
import { NodeEditNotices } from './NodeEditNotices.tsx';
import type { NodeEdit, NodeEditSection, NodeFieldView } from './nodeEditView.ts';
import { NodeReview } from './NodeReview.tsx';
import * as css from './NodeEditor.css.ts';

const nothing: ReadonlySet<string> = new Set();

/** The form: sections of fields, what others changed meanwhile, and the bar that leads to the review. */
export function NodeEditor({ view, on }: { view: NodeEdit; on: NodeEditActions }) {
  const [dialog, setDialog] = useState<'review' | 'discard'>();
  const [left, setLeft] = useState(nothing);
  const [hasTried, setHasTried] = useState(false);

  const close = () => setDialog(undefined);
  const isTold = ({ field, problem }: NodeFieldView) =>
    problem !== undefined && (hasTried || left.has(field));
  const told = view.sections.map((section) => section.fields.filter(isTold).length);
  const isRight = view.sections.every(({ fields }) => fields.every(({ problem }) => problem === undefined));

  // A field says what is wrong with it once it is left, not while it is typed.
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) setLeft((before) => new Set(before).add(target.name));
  };
  const review = () => {
    setHasTried(true);
    if (isRight && view.changes.length > 0 && view.meanwhile.conflicts.length === 0) setDialog('review');
  };
  const restart = () => {
    setLeft(nothing);
    setHasTried(false);
    close();
  };

  return (
    <Form onSubmit={review}>
      <Page>
        <PageHeader
          title={`Edit ${view.name}`}
          isTitleIdentifier
          facts={<HealthBadge health={view.health} />}
        />
        <NodeEditNotices view={view} />
        <EditConflicts
          view={view.meanwhile}
          on={{ keepMine: on.keepMine, takeTheirs: on.takeTheirs, catchUp: on.catchUp }}
        />
        <div className={css.columns}>
          <SectionNav
            label="Parts of the form"
            sections={view.sections.map((section, index) => navItem(section, told[index] ?? 0))}
          />
          <div className={css.sections} onBlur={leave}>
            {view.sections.map((section) => (
              <FormSection
                key={section.id}
                id={section.id}
                title={section.title}
                description={section.description}
              >
                {section.fields.map((field) => (
                  <NodeEditField
                    key={field.field}
                    view={field}
                    form={view.form}
                    isProblemShown={isTold(field)}
                    onChange={on.change}
                  />
                ))}
                {section.readOnly.map(({ field, label, value, reason }) => (
                  <TextField
                    key={field}
                    label={label}
                    value={value}
                    lockedReason={reason}
                    isMono
                    onChange={keep}
                  />
                ))}
              </FormSection>
            ))}
          </div>
        </div>
      </Page>
      <NodeChangeBar
        view={view}
        problemCount={told.reduce((sum, count) => sum + count, 0)}
        onDiscard={() => setDialog('discard')}
      />
      {dialog === 'review' && (
        <NodeReview view={view} onSave={() => void on.save().then(restart)} onClose={close} />
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

function navItem({ id, title, fields }: NodeEditSection, problems: number) {
  return {
    id,
    label: title,
    isChanged: fields.some((field) => field.isChanged),
    hasProblem: problems > 0,
  };
}

/** A locked field is never typed into. */
function keep(): void {}
