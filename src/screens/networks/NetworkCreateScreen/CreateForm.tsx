import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ChangeBar } from '../../../components/ChangeBar/ChangeBar.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems } from '../../../domain/text/messages.ts';
import { newNetworkText as text } from '../../../domain/text/newNetworkText.ts';
import { AddressesSection } from './AddressesSection.tsx';
import { BehaviourSection } from './BehaviourSection.tsx';
import { EnterpriseSection } from './EnterpriseSection.tsx';
import { NameSection } from './NameSection.tsx';
import type { NetworkCreateActions } from './networkCreateActions.ts';
import type { NetworkCreateForm } from './networkCreateView.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import * as css from './NetworkCreateScreen.css.ts';

export function CreateForm({ view, on }: { view: NetworkCreateForm; on: NetworkCreateActions }) {
  const { draft, problems, isNameTaken, isSaving, failure } = view;
  const autofillRef = useRef<HTMLButtonElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const shown = isChecked ? problems : isNameTaken ? { netid: problems.netid } : {};
  const part = { draft, problems: shown, onChange: on.change };

  function submit() {
    setIsChecked(true);
    if (!hasProblems(problems) && !isSaving) on.create();
  }

  function undoAutofill() {
    on.undoAutofill();
    // The pressed button is about to go.
    autofillRef.current?.focus();
  }

  return (
    <Form onSubmit={submit}>
      <Page>
        <PageHeader
          title={text.create}
          actions={
            <>
              {view.canUndoAutofill && (
                <Button kind="ghost" icon="undo" onPress={undoAutofill}>
                  {text.undoAutofill}
                </Button>
              )}
              <Button ref={autofillRef} icon="wand" onPress={on.autofill}>
                {text.autofill}
              </Button>
            </>
          }
        />
        {failure && <Notice tone="error" {...failure} />}
        <div className={css.columns}>
          <div>
            <NameSection {...part} />
            <AddressesSection {...part} range={view.range} range6={view.range6} />
            <BehaviourSection {...part} />
            {view.isEE && <EnterpriseSection {...part} />}
          </div>
          <PreviewPanel preview={view.preview} />
        </div>
      </Page>
      <ChangeBar problemCount={Object.values(shown).filter((problem) => problem !== undefined).length}>
        <Button kind="ghost" size="form" onPress={on.cancel}>
          {labels.action.cancel}
        </Button>
        <Button type="submit" kind="primary" size="form" isPending={isSaving}>
          {text.create}
        </Button>
      </ChangeBar>
    </Form>
  );
}
