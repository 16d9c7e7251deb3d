import { FormSection } from '../../../components/FormSection/FormSection.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { messages, type Problems } from '../../../domain/text/messages.ts';
import { userText } from '../../../domain/text/userText.ts';
import type { NewUserField, NewUserForm } from '../../../domain/user/newUserForm.ts';

type CredentialsSectionProps = {
  form: NewUserForm;
  /** Those to be shown now. */
  problems: Problems<NewUserField>;
  onChange: (changes: Partial<NewUserForm>) => void;
};

/** The name and the first password of somebody else: the browser is to offer neither its own person nor their password. */
export function CredentialsSection({ form, problems, onChange }: CredentialsSectionProps) {
  const errorOf = (field: NewUserField) => problems[field] && messages[problems[field]];
  return (
    <>
      <FormSection title="Account" description="The name cannot be changed later.">
        <TextField
          label={userText.username}
          name="new-username"
          autoComplete="off"
          isMono
          autoFocus
          hint={userText.nameHint}
          value={form.username}
          onChange={(username) => onChange({ username })}
          error={errorOf('username')}
        />
      </FormSection>
      <FormSection
        title="First password"
        description="Tell it to the person yourself: the console keeps no copy."
      >
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
      </FormSection>
    </>
  );
}
