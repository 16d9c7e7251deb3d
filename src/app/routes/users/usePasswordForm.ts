import { useState } from 'react';
import { emptyPassword } from '../../../domain/user/passwordForm.ts';
import type { PasswordSending } from '../../../screens/users/UserScreen/passwordView.ts';
import { changePassword } from '../../flows/users.ts';
import { useForm } from '../../forms/useForm.ts';
import { passwordDrafts } from '../../stores/formDrafts.ts';

/** One's own new password. It is forgotten as soon as the server has taken it. */
export function usePasswordForm(username: string) {
  const form = useForm(passwordDrafts, username, emptyPassword);
  const [sending, setSending] = useState<PasswordSending>({ status: 'idle' });

  async function send() {
    setSending({ status: 'underway' });
    const result = await changePassword(username, form.value.password);
    if (result.ok) {
      form.discard();
      setSending({ status: 'idle' });
    } else {
      setSending({ status: 'failed', failure: result.error });
    }
  }

  return { form, sending, send };
}
