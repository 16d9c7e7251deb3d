import { useParams } from 'react-router-dom';
import { NetworkAreaScreen } from '../../../screens/userArea/NetworkAreaScreen/NetworkAreaScreen.tsx';
import { networkAreaView } from '../../../screens/userArea/NetworkAreaScreen/networkAreaView.ts';
import { refreshUserData } from '../../flows/refresh.ts';
import { useViewer, useRecords, useNow } from '../../stores/reading.ts';
import { useKnownFindings } from '../../stores/findings.ts';

export function NetworkAreaRoute() {
  const { netid = '' } = useParams();
  const viewer = useViewer();
  const { data } = useRecords().ownData;
  const now = useNow();
  return (
    <NetworkAreaScreen
      view={networkAreaView({ netid, viewer, data, findings: useKnownFindings(), now })}
      on={{ retry: () => void refreshUserData() }}
    />
  );
}
