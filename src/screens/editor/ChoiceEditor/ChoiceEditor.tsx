import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { CheckboxList } from '../../../components/CheckboxList/CheckboxList.tsx';
import { ChangeBar } from '../../../components/FootBar/FootBar.tsx';
import { Form, FormSection, FormWide } from '../../../components/Form/Form.tsx';
import { Page } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { sentences } from '../../../domain/text/failureText.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { FailedText } from '../../../domain/text/rejectionText.ts';
import type { AccessChange } from '../../../domain/user/networkLevels.ts';
import { AccessChanges } from '../../actions/AccessChanges/AccessChanges.tsx';
import { EditConflicts, type EditConflictsActions } from '../EditConflicts/EditConflicts.tsx';
import { saveObstacle, type OtherChanges } from '../EditConflicts/editConflictsView.ts';
import type { Consent } from '../RecordEditor/editorView.ts';

export type ChoiceEditorView<Field extends string> = {
  readonly title: string;
  readonly label: string;
  readonly description: string;
  readonly options: readonly { readonly id: string; readonly label: string; readonly note?: string }[];
  readonly selected: ReadonlySet<string>;
  readonly isChanged: boolean;
  readonly lockedReason: string | undefined;
  readonly warning: string | undefined;
  /** Changes of access levels and limits that follow from the choice. `changes` is undefined if they are unknown. */
  readonly access: { readonly changes: readonly AccessChange[] | undefined } | undefined;
  readonly otherChanges: OtherChanges<Field>;
  readonly consent: Consent | undefined;
  readonly isSaving: boolean;
  readonly failure: FailedText | undefined;
};

type ChoiceEditorActions<Field extends string> = EditConflictsActions<Field> & {
  choose: (names: readonly string[]) => void;
  cancel: () => void;
  save: () => void;
};

type ChoiceEditorProps<Field extends string> = {
  view: ChoiceEditorView<Field>;
  on: ChoiceEditorActions<Field>;
};

/**
 * Page that edits a list of names, such as a user’s groups or a network’s allowed users. Shows warnings and asks for
 * consent before it submits.
 */
export function ChoiceEditor<Field extends string>({ view, on }: ChoiceEditorProps<Field>) {
  const [isAgreed, setIsAgreed] = useState(false);
  const { failure, warning, consent, isSaving } = view;
  const obstacle =
    view.lockedReason ??
    saveObstacle(view.isChanged, view.otherChanges) ??
    (consent && !isAgreed ? 'Confirm the consequences above first' : undefined);
  return (
    <Form onSubmit={() => obstacle === undefined && !isSaving && on.save()}>
      <Page width="form">
        <PageHeader title={view.title} />
        {failure && (
          <Notice
            tone="error"
            fact={failure.fact}
            advice={sentences(failure.reason, 'Your selection is kept.')}
          />
        )}
        <EditConflicts view={view.otherChanges} on={on} />
        <FormSection title={view.label} description={view.description}>
          <FormWide>
            <CheckboxList
              label="Selection"
              items={view.options}
              selected={view.selected}
              onChange={(names) => on.choose([...names])}
              isChanged={view.isChanged}
              lockedReason={view.lockedReason}
            />
          </FormWide>
          {warning !== undefined && (
            <FormWide>
              <Notice tone="warning" fact={warning} />
            </FormWide>
          )}
          {view.access && (
            <FormWide>
              <AccessChanges changes={view.access.changes} />
            </FormWide>
          )}
          {consent && (
            <FormWide>
              <Checkbox isSelected={isAgreed} onChange={setIsAgreed} description={consent.consequence}>
                {consent.label}
              </Checkbox>
            </FormWide>
          )}
        </FormSection>
      </Page>
      <ChangeBar changes={view.isChanged ? [view.label] : []}>
        <Button kind="ghost" size="form" onPress={on.cancel}>
          {labels.action.cancel}
        </Button>
        <Button type="submit" kind="primary" size="form" isPending={isSaving} disabledReason={obstacle}>
          Submit changes
        </Button>
      </ChangeBar>
    </Form>
  );
}
