import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { Failure } from '../../../domain/failure.ts';
import { paths } from '../../../domain/paths.ts';
import { NetworkCreateScreen } from '../../../screens/networks/NetworkCreateScreen/NetworkCreateScreen.tsx';
import { networkCreateView } from '../../../screens/networks/NetworkCreateScreen/networkCreateView.ts';
import { createNetwork } from '../../flows/createNetwork.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { useViewer } from '../../shell/useViewer.ts';
import { networksStore, serverConfigStore } from '../../stores/records.ts';
import { useNewNetwork } from './useNewNetwork.ts';

/** `/networks/create` */
export function NetworkCreateRoute() {
  const navigate = useNavigate();
  const viewer = useViewer();
  const { data: networks } = useSnapshot(networksStore);
  const { data: config } = useSnapshot(serverConfigStore);
  const { form, fill, autofill, undoAutofill } = useNewNetwork();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function create() {
    setIsSaving(true);
    setFailure(undefined);
    const result = await createNetwork(form.value);
    setIsSaving(false);
    if (result.ok) {
      form.discard();
      void navigate(paths.networks());
    } else if (result.error.kind !== 'superseded') {
      setFailure(result.error);
    }
  }

  const view = networkCreateView({
    isAdmin: viewer?.user.isAdmin ?? false,
    networks,
    config,
    draft: form.value,
    fill,
    isSaving,
    failure,
  });

  return (
    <>
      <NetworkCreateScreen
        view={view}
        on={{
          change: form.change,
          autofill,
          undoAutofill,
          create: () => void create(),
          cancel: () => void navigate(paths.networks()),
        }}
      />
      <LeaveGuard form={form} />
    </>
  );
}
