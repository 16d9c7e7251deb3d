import { useParams } from 'react-router-dom';
import { NetworkAreaScreen } from '../../../screens/userArea/NetworkAreaScreen/NetworkAreaScreen.tsx';
import { networkAreaView } from '../../../screens/userArea/NetworkAreaScreen/networkAreaView.ts';
import { refreshUserData } from '../../flows/refresh.ts';
import { useRecords, useNow } from '../../stores/reading.ts';
import { useKnownFindings } from '../../stores/findings.ts';

export function NetworkAreaRoute() {
  const { netid = '' } = useParams();
  const records = useRecords();
  const now = useNow();
  return (
    <NetworkAreaScreen
      view={networkAreaView(records, { netid, findings: useKnownFindings(), now })}
      on={{ retry: () => void refreshUserData() }}
    />
  );
}
