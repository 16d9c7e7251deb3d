import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { NetworkAreaScreen } from '../../../screens/userArea/NetworkAreaScreen/NetworkAreaScreen.tsx';
import { networkAreaView } from '../../../screens/userArea/NetworkAreaScreen/networkAreaView.ts';
import { refreshUserData } from '../../flows/refresh.ts';
import { useViewer } from '../../stores/reading.ts';
import { clock } from '../../stores/clock.ts';
import { useKnownFindings } from '../../stores/mutedFindings.ts';
import { userDataStore } from '../../stores/records.ts';

export function NetworkAreaRoute() {
  const { netid = '' } = useParams();
  const viewer = useViewer();
  const { data } = useSnapshot(userDataStore);
  const { now } = useSnapshot(clock);
  return (
    <NetworkAreaScreen
      view={networkAreaView({ netid, viewer, data, findings: useKnownFindings(), now: now / 1000 })}
      on={{ retry: () => void refreshUserData() }}
    />
  );
}
