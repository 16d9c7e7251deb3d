import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { newAccessKeyForm, newAccessKeyOf } from '../../../domain/accessKey/accessKey.ts';
import { listedKeys } from '../../../domain/accessKey/listedKeys.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { AccessKeyCreateDialog } from '../../../screens/accessKeys/AccessKeyCreateDialog/AccessKeyCreateDialog.tsx';
import { createAccessKey } from '../../flows/accessKeys.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useFormSubmit } from '../forms/useForm.ts';
import { ask } from '../../stores/asked.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { accessKeyDrafts } from '../../stores/drafts/formDrafts.ts';
import { useOnOpen, useRecords } from '../../stores/reading.ts';
import { clearNewAccessKey, newAccessKey } from '../../stores/newAccessKey.ts';
import { showNewRow } from '../../stores/newRow.ts';
import { useIsUserArea, useKeyDetails } from './useAccessKeys.ts';

export function CreateAccessKeyRoute() {
  const { netid = '' } = useParams();
  return <CreateAccessKey key={netid} netid={netid} />;
}

function CreateAccessKey({ netid }: { netid: string }) {
  const close = useCloseDialog();
  const records = useRecords();
  const isUserArea = useIsUserArea();
  const { form, guard } = useFormSubmit({
    toast: toasts.createAccessKey,
    drafts: accessKeyDrafts,
    about: netid,
    initial: newAccessKeyForm,
    send: (typed) =>
      createAccessKey(netid, newAccessKeyOf(typed), (name) =>
        isUserArea ? paths.userAreaAccessKey(netid, name) : paths.accessKey(netid, name),
      ),
    // The dialog stays open and shows the key.
    sent: () => {},
    leave: close,
  });
  const { created } = useSnapshot(newAccessKey);
  const details = useKeyDetails(
    created?.netid === netid ? { ...created, isNew: true, since: created.createdAt } : undefined,
  );
  // Leaving the page in any way clears the key.
  useOnOpen(() => clearNewAccessKey, 'key');
  const keys = valueOf(listedKeys(records, netid).keys.data) ?? [];
  const taken = {
    keys: keys.map(({ name }) => name),
    // Only administrators can list other users.
    users: [...(records.usernames ?? []), records.viewer.user.name],
  };

  return (
    <LeaveGuard form={guard.form}>
      <AccessKeyCreateDialog
        netid={netid}
        form={form}
        taken={taken}
        details={details}
        on={{
          act: ask,
          close: () => {
            if (details) showNewRow(details.name);
            form.cancel();
          },
        }}
      />
    </LeaveGuard>
  );
}
