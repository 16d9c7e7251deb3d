import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { useQuestion } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Form, FormSection, FormWide } from '../../../components/Form/Form.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PasswordField } from '../../../components/TextField/TextField.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems, messages } from '../../../domain/text/messages.ts';
import type { PasswordForm } from '../../../domain/user/credentials.ts';
import { userText } from '../../../domain/user/userText.ts';
import type { PasswordView, UserActions } from './userView.ts';

type PasswordSectionProps = {
  view: PasswordView;
  on: Pick<UserActions, 'changePasswordForm' | 'changePassword'>;
};

export function PasswordSection({ view, on }: PasswordSectionProps) {
  const { form, problems, needsAdmin, isSending, failure } = view;
  const [isChecked, setIsChecked] = useState(false);
  const errorOf = (field: keyof PasswordForm) =>
    isChecked && problems[field] ? messages[problems[field]] : undefined;

  const { ask, question } = useQuestion<'change'>(
    () => ({
      title: userText.changePassword,
      message: 'Change your password? You need the new one the next time you sign in.',
      confirmLabel: userText.changePassword,
    }),
    () => {
      // The fields are emptied when it is taken, and that is no mistake.
      setIsChecked(false);
      on.changePassword();
    },
  );

  function submit() {
    setIsChecked(true);
    if (!hasProblems(problems) && !isSending) ask('change');
  }

  return (
    <>
      <Form onSubmit={submit}>
        <FormSection
          title={userText.changePassword}
          description="For signing in. The present session goes on."
        >
          {needsAdmin && (
            <FormWide>
              <Notice
                tone="info"
                fact="This version of the server lets only administrators change their password."
                advice="Ask one of them for a new account if you need another."
              />
            </FormWide>
          )}
          {failure && (
            <FormWide>
              <Notice tone="error" {...failure} />
            </FormWide>
          )}
          <NewPasswordFields form={form} onChange={on.changePasswordForm} errorOf={errorOf} />
          <FormWide>
            <Button type="submit" size="form" isPending={isSending}>
              {userText.changePassword}
            </Button>
          </FormWide>
        </FormSection>
      </Form>
      {question}
    </>
  );
}

type NewPasswordFieldsProps = {
  form: PasswordForm;
  onChange: (changes: Partial<PasswordForm>) => void;
  errorOf: (field: keyof PasswordForm) => string | undefined;
};

export function NewPasswordFields({ form, onChange, errorOf }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={labels.credentials.password}
        name="new-password"
        autoComplete="new-password"
        hint={userText.passwordHint}
        value={form.password}
        onChange={(password) => onChange({ password })}
        error={errorOf('password')}
      />
      <PasswordField
        label={labels.credentials.confirmation}
        name="confirmation"
        autoComplete="new-password"
        value={form.confirmation}
        onChange={(confirmation) => onChange({ confirmation })}
        error={errorOf('confirmation')}
      />
    </>
  );
}
