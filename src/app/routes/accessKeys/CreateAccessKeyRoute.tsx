import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { newAccessKeyForm, newAccessKeyOf } from '../../../domain/accessKey/accessKeyRules.ts';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { AccessKeyCreateDialog } from '../../../screens/accessKeys/AccessKeyCreateDialog/AccessKeyCreateDialog.tsx';
import { accessKeyFormView } from '../../../screens/accessKeys/AccessKeyCreateDialog/accessKeyCreateView.ts';
import { createAccessKey } from '../../flows/accessKeys.ts';
import { approveNode } from '../../flows/nodes.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { accessKeyDrafts } from '../../stores/drafts/formDrafts.ts';
import { clearNewAccessKey, newAccessKey } from '../../stores/newAccessKey.ts';
import { showNewRow } from '../../stores/newRow.ts';
import { useKeyDetails } from './useKeyDetails.ts';
import { useShownKeys } from './useNetworkAccessKeys.ts';

/** `/access-keys/{netid}/create`: the form, then once the key that came of it (§4). */
export function CreateAccessKeyRoute() {
  const { netid = '' } = useParams();
  const close = useCloseDialog();
  const keys = useShownKeys();
  const form = useForm(accessKeyDrafts, netid, newAccessKeyForm);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const { created } = useSnapshot(newAccessKey);
  const details = useKeyDetails(
    created?.netid === netid ? { ...created, isNew: true, since: created.createdAt } : undefined,
  );
  // However the page is left: what was shown once is not shown again.
  useEffect(() => clearNewAccessKey, []);

  const create = async () => {
    setIsSaving(true);
    const result = await createAccessKey(netid, newAccessKeyOf(form.value));
    setIsSaving(false);
    if (result.ok) form.discard();
    else if (result.error.kind !== 'superseded') setFailure(result.error);
  };
  const leave = () => {
    form.discard();
    close();
  };
  const taken = (valueOf(keys) ?? []).map((key) => key.name);

  return (
    <>
      <AccessKeyCreateDialog
        view={
          details
            ? { status: 'created', details }
            : accessKeyFormView({ netid, edit: form.edit, taken, isSaving, failure })
        }
        on={{
          change: (changes) => {
            setFailure(undefined);
            form.change(changes);
          },
          create: () => void create(),
          cancel: leave,
          approve: (node) => void approveNode(node),
          close: () => {
            if (details) showNewRow(details.name);
            leave();
          },
        }}
      />
      <LeaveGuard form={form} />
    </>
  );
}
