import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { Failure } from '../../../domain/failure.ts';
import { paths } from '../../../domain/paths.ts';
import { NetworkCreateScreen } from '../../../screens/networks/NetworkCreateScreen/NetworkCreateScreen.tsx';
import { networkCreateView } from '../../../screens/networks/NetworkCreateScreen/networkCreateView.ts';
import { createNetwork } from '../../flows/createNetwork.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { Stay, useDeparture } from '../../forms/useDeparture.tsx';
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
  const [failure, setFailure] = useState<Failure>();

  const { isUnderway, after } = useDeparture(() => {
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
            cancel: () => void navigate(paths.networks()),
          }}
        />
      </Stay>
      <LeaveGuard form={form} />
    </>
  );
}
