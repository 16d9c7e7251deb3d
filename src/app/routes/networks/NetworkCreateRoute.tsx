import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { autofilled, withoutAutofill } from '../../../domain/network/autofill.ts';
import { isCreatedFrom } from '../../../domain/network/createdNetwork.ts';
import { type NetworkDraft, newNetworkDraft } from '../../../domain/network/networkDraft.ts';
import { paths } from '../../../domain/paths.ts';
import type { Result } from '../../../domain/result.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { NetworkCreateScreen } from '../../../screens/networks/NetworkCreateScreen/NetworkCreateScreen.tsx';
import { networkCreateView } from '../../../screens/networks/NetworkCreateScreen/networkCreateView.ts';
import { api } from '../../api.ts';
import { reread, withKnownOutcome, run } from '../../flows/run.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { Stay, useDeparture } from '../../forms/useDeparture.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useGoBack } from '../../shell/history.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { newNetworkDrafts } from '../../stores/drafts/formDrafts.ts';
import { showNewRow } from '../../stores/newRow.ts';
import { networksStore, serverConfigStore, loadNetworks, loadNodes } from '../../stores/records.ts';

/** `/networks/create` */
export function NetworkCreateRoute() {
  const navigate = useNavigate();
  const goBack = useGoBack(paths.networks());
  const viewer = useViewer();
  const { data: networks } = useSnapshot(networksStore);
  const { data: config } = useSnapshot(serverConfigStore);
  const { form, fill, autofill, undoAutofill } = useNewNetwork();
  const [failure, setFailure] = useState<Failure>();

  const { isUnderway, after } = useDeparture(() => {
    showNewRow(form.value.netid);
    form.discard();
    void navigate(paths.networks());
  });
  async function create() {
    setFailure(undefined);
    const result = await createNetwork(form.value);
    if (!result.ok && result.error.kind !== 'superseded') setFailure(result.error);
    return result.ok;
  }

  const view = networkCreateView({
    isAdmin: viewer?.user.isAdmin ?? false,
    networks,
    config,
    draft: form.value,
    fill,
    isSaving: isUnderway,
    failure,
  });

  return (
    <>
      <Stay while={isUnderway}>
        <NetworkCreateScreen
          view={view}
          on={{
            change: form.change,
            autofill,
            undoAutofill,
            create: () => void after(create),
            cancel: goBack,
          }}
        />
      </Stay>
      <LeaveGuard form={form} />
    </>
  );
}

/**
 * Answers whether the network exists now. A lost answer is looked up in the list; the network is never sent twice. The
 * list is read again either way: a refusal may mean that somebody else took the name.
 */
export async function createNetwork(draft: NetworkDraft): Promise<Result<undefined, Failure>> {
  const result = await run(
    toasts.createNetwork(draft.netid),
    () =>
      withKnownOutcome(
        () => api.networks.create(draft),
        async () => {
          const networks = await reread(loadNetworks);
          return networks?.some((network) => isCreatedFrom(draft, network));
        },
      ),
    undefined,
    () => ({ action: { label: 'Create its first key', href: paths.createAccessKey(draft.netid) } }),
  );
  await loadNetworks();
  // The server joins a new network with a node of its own.
  if (result.ok) void loadNodes();
  return result;
}

/**
 * The create form and its Autofill, which can be taken back: also a second one, to where the first began, and also after
 * the session has ended in between.
 */
function useNewNetwork() {
  const form = useForm(newNetworkDrafts, 'network', newNetworkDraft);
  const fill = useForm(newNetworkDrafts, 'autofill', newNetworkDraft);

  return {
    fill: fill.edit,
    form: {
      ...form,
      discard: () => {
        fill.discard();
        form.discard();
      },
    },
    autofill: () => {
      const before = withoutAutofill(form.value, fill.edit);
      const after = autofilled(before, valueOf(networksStore.data) ?? [], Math.random);
      fill.update(() => ({ before, after }));
      form.change(after);
    },
    undoAutofill: () => form.change(withoutAutofill(form.value, fill.edit)),
  };
}
