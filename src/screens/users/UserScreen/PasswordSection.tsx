import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Form, FormSection, FormWide } from '../../../components/Form/Form.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PasswordField } from '../../../components/TextField/TextField.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems, messages } from '../../../domain/text/messages.ts';
import type { PasswordForm } from '../../../domain/user/credentials.ts';
import { userText } from '../../../domain/user/userText.ts';
import { useConfirm } from '../../actions/useConfirm.tsx';
import type { PasswordView } from './userView.ts';

export type PasswordSectionProps = {
  view: PasswordView;
  on: { changePasswordForm(changes: Partial<PasswordForm>): void; changePassword(): void };
};

export function PasswordSection({ view, on }: PasswordSectionProps) {
  const { form, problems, needsAdmin, isSending, failure } = view;
  const [hasTried, setHasTried] = useState(false);
  const errorOf = (field: keyof PasswordForm) =>
    hasTried && problems[field] ? messages[problems[field]] : undefined;

  const { ask, question } = useConfirm<'change'>(
    () => ({
      title: `${userText.changePassword}?`,
      message: 'You’ll need the new password the next time you log in.',
      confirmLabel: userText.changePassword,
    }),
    () => {
      // After success the fields are cleared, which must not show errors.
      setHasTried(false);
      on.changePassword();
    },
  );

  function submit() {
    setHasTried(true);
    if (!hasProblems(problems) && !isSending) ask('change');
  }

  return (
    <>
      <Form onSubmit={submit}>
        <FormSection title={userText.changePassword} description="Your current session stays active.">
          {needsAdmin && (
            <FormWide>
              <Notice
                tone="info"
                fact="On this server version, only administrators can change their password."
                advice="Ask an administrator to create a new account for you."
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
        isRequired
        label={labels.credentials.password}
        name="new-password"
        autoComplete="new-password"
        hint={userText.passwordHint}
        value={form.password}
        onChange={(password) => onChange({ password })}
        error={errorOf('password')}
      />
      <PasswordField
        isRequired
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
