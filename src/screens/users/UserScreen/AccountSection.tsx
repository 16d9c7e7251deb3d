import { FormSection } from '../../../components/FormSection/FormSection.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { textFromList } from '../../../domain/list.ts';
import { userText } from '../../../domain/text/userText.ts';
import type { UserPage } from './userView.ts';

const nothing = () => undefined;

/** Who this is; nothing of it can be changed here. */
export function AccountSection({ page: { username, isSelf, record } }: { page: UserPage }) {
  return (
    <FormSection title="Account" description="Who this is.">
      <TextField
        label={userText.username}
        isRequired
        isMono
        autoComplete={isSelf ? 'username' : 'off'}
        value={username}
        onChange={nothing}
        lockedReason="A username cannot be changed"
      />
      {record?.groups && (
        <TextField
          label={userText.groups}
          value={textFromList(record.groups.names)}
          onChange={nothing}
          lockedReason="Edit with the button above"
        />
      )}
    </FormSection>
  );
}
