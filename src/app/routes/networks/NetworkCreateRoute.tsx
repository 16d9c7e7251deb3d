import { useNavigate } from 'react-router-dom';
import { valueOf } from '../../../domain/loadable.ts';
import { autofilled, withoutAutofill } from '../../../domain/network/autofill.ts';
import { newNetworkDraft } from '../../../domain/network/networkDraft.ts';
import { paths } from '../../../domain/paths.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { NetworkCreateScreen } from '../../../screens/networks/NetworkCreateScreen/NetworkCreateScreen.tsx';
import { networkCreateView } from '../../../screens/networks/NetworkCreateScreen/networkCreateView.ts';
import { createNetwork } from '../../flows/networks.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useForm, useFormSubmit } from '../forms/useForm.ts';
import { useRecords } from '../../stores/reading.ts';
import { useGoBack } from '../../stores/history.ts';
import { newNetworkDrafts } from '../../stores/drafts/formDrafts.ts';
import { showNewRow } from '../../stores/newRow.ts';
import { networksStore } from '../../stores/records.ts';

export function NetworkCreateRoute() {
  const navigate = useNavigate();
  const goBack = useGoBack(paths.networks());
  const records = useRecords();
  const fill = useForm(newNetworkDrafts, 'autofill', newNetworkDraft);
  const { form, guard } = useFormSubmit({
    toast: ({ netid }) => toasts.createNetwork(netid),
    drafts: newNetworkDrafts,
    about: 'network',
    initial: newNetworkDraft,
    send: createNetwork,
    sent: ({ netid }) => {
      fill.discard();
      showNewRow(netid);
      void navigate(paths.networks());
    },
    leave: goBack,
  });
  const discard = () => {
    fill.discard();
    guard.form.discard();
  };

  const view = networkCreateView(records, {
    draft: form.value,
    fill: fill.edit,
    isSaving: form.isSaving,
    failure: form.failure,
  });

  return (
    <LeaveGuard form={{ ...guard.form, discard }} isSaving={form.isSaving}>
      <NetworkCreateScreen
        view={view}
        on={{
          change: form.change,
          // Stored as a separate draft, so that Autofill can be undone after logging in again.
          autofill: () => {
            const before = withoutAutofill(form.value, fill.edit);
            const after = autofilled(before, valueOf(networksStore.data) ?? [], Math.random);
            fill.update(() => ({ before, after }));
            form.change(after);
          },
          undoAutofill: () => form.change(withoutAutofill(form.value, fill.edit)),
          create: form.submit,
          cancel: goBack,
        }}
      />
    </LeaveGuard>
  );
}
