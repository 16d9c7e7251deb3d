import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ChangeBar } from '../../../components/ChangeBar/ChangeBar.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { CheckboxList } from '../../../components/CheckboxList/CheckboxList.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { FormSection } from '../../../components/FormSection/FormSection.tsx';
import { FormWide } from '../../../components/FormSection/FormWide.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { EditConflicts, type EditConflictsActions } from '../../shared/EditConflicts/EditConflicts.tsx';
import type { NetworkAllowed } from './networkAllowedView.ts';

export type AllowedActions = EditConflictsActions<'allowed'> & {
  choose: (names: readonly string[]) => void;
  save: () => void;
};

export function AllowedForm({ view, on }: { view: NetworkAllowed; on: AllowedActions }) {
  const [isAgreed, setIsAgreed] = useState(false);
  const obstacle = obstacleTo(view, isAgreed);
  return (
    <Form onSubmit={() => obstacle === undefined && !view.isSaving && on.save()}>
      <Page width="form">
        <PageHeader title={view.title} />
        {view.failure && (
          <Notice
            tone="error"
            fact={view.failure.fact}
            advice={`${view.failure.reason}. Your choice is kept.`}
          />
        )}
        <EditConflicts view={view.meanwhile} on={on} />
        <FormSection title={view.label} description={`Who may use ${view.network}. Stored: ${view.current}.`}>
          <FormWide>
            <CheckboxList
              label="Make selection(s)"
              items={view.options}
              selected={view.chosen}
              onChange={(names) => on.choose([...names])}
              isChanged={view.isChanged}
            />
          </FormWide>
          {view.warning !== undefined && (
            <FormWide>
              <Notice tone="warning" fact={view.warning} />
            </FormWide>
          )}
          {view.hiddenKeys > 0 && (
            <FormWide>
              <Checkbox
                isSelected={isAgreed}
                onChange={setIsAgreed}
                description="The server hides access keys, so saving overwrites them with placeholders. Nobody can join with them afterwards: create new ones."
              >
                {view.hiddenKeys === 1 ? 'Lose the access key' : `Lose all ${view.hiddenKeys} access keys`}
              </Checkbox>
            </FormWide>
          )}
        </FormSection>
      </Page>
      <ChangeBar changes={view.isChanged ? [view.label] : []}>
        <LinkButton kind="ghost" size="form" href={view.backHref}>
          {labels.action.cancel}
        </LinkButton>
        <Button
          type="submit"
          kind="primary"
          size="form"
          isPending={view.isSaving}
          {...(obstacle !== undefined && { isDisabled: true, disabledReason: obstacle })}
        >
          Submit changes
        </Button>
      </ChangeBar>
    </Form>
  );
}

function obstacleTo(view: NetworkAllowed, isAgreed: boolean): string | undefined {
  if (!view.isChanged) return 'Available when something is changed';
  if (view.meanwhile.conflicts.length > 0)
    return 'Available when you have chosen between your choice and theirs';
  return view.hiddenKeys > 0 && !isAgreed ? 'Available when you have agreed to lose the keys' : undefined;
}
