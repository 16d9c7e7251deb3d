import { useNavigate, useParams } from 'react-router-dom';
import { valueOf } from '../../../domain/loadable.ts';
import { ask } from '../../stores/asked.ts';
import { paths } from '../../../domain/paths.ts';
import { isNetAdmin } from '../../../domain/session/permissions.ts';
import {
  LegacyAccessKeysScreen,
  legacyAccessKeysView,
} from '../../../screens/networks/LegacyAccessKeysScreen/LegacyAccessKeysScreen.tsx';
import { NetworkDetailsScreen } from '../../../screens/networks/NetworkDetailsScreen/NetworkDetailsScreen.tsx';
import { networkDetailsView } from '../../../screens/networks/NetworkDetailsScreen/networkDetailsView.ts';
import { networkAt } from '../../../screens/networks/networkAt.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { FreezeWhile, useLeaveAfter } from '../forms/LeaveGuard.tsx';
import { rotationIn } from '../../../domain/network/keyRotation.ts';
import { useKeyRotations } from '../../stores/keyRotations.ts';
import { useHealthMoment, useOnOpen, useRecords } from '../../stores/reading.ts';
import { loadOwnNetwork } from '../../stores/records.ts';
import { useKnownFindings } from '../../stores/findings.ts';

export function NetworkDetailsRoute() {
  const { netid = '' } = useParams();
  return <NetworkPage key={netid} netid={netid} />;
}

function NetworkPage({ netid }: { netid: string }) {
  const { records, refresh } = useNetworkAt(netid);
  const navigate = useNavigate();
  const { isUnderway, after } = useLeaveAfter(() => void navigate(paths.networks(), { replace: true }));

  return (
    <FreezeWhile while={isUnderway}>
      <NetworkDetailsScreen
        view={networkDetailsView(records, {
          netid,
          findings: useKnownFindings(),
          rotation: rotationIn(useKeyRotations(), netid),
          now: useHealthMoment(valueOf(records.nodes.data)),
        })}
        on={{
          refresh,
          act: (actions, options) => ask(actions, { ...options, around: after }),
        }}
      />
    </FreezeWhile>
  );
}

/** Network administrators can’t list networks, so they load only this one. */
export function useNetworkAt(netid: string) {
  const records = useRecords();
  const { viewer } = records;
  const loadsOnlyThis = !viewer.user.isAdmin && isNetAdmin(viewer, netid);
  useOnOpen((id) => void loadOwnNetwork(id), loadsOnlyThis ? netid : undefined);
  return {
    records,
    found: networkAt(records, netid),
    refresh: () => {
      void refreshNodes();
      if (loadsOnlyThis) void loadOwnNetwork(netid);
    },
  };
}

/** The buttons only write to the browser’s console, as they did in the old console. */
export function LegacyAccessKeysRoute() {
  const { netid = '' } = useParams();
  const { found, refresh } = useNetworkAt(netid);
  return (
    <LegacyAccessKeysScreen
      view={legacyAccessKeysView(netid, found)}
      on={{
        retry: refresh,
        add: () => window.console.info(`Add New Access Key to ${netid}`),
        remove: (name) => window.console.info(`Delete Key ${name} of ${netid}`),
      }}
    />
  );
}
