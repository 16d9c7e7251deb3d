import { useSnapshot } from 'valtio';
import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import { valueOf } from '../../../domain/loadable.ts';
import {
  accessKeyDetailsView,
  type AccessKeyDetailsView,
} from '../../../screens/accessKeys/AccessKeyDetailsDialog/accessKeyDetailsView.ts';
import { arrivalsView } from '../../../screens/accessKeys/AccessKeyDetailsDialog/arrivalsView.ts';
import { backend } from '../../config.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { useNetworks } from '../../shell/useNetwork.ts';
import { useNodes } from '../../shell/useNodes.ts';
import { clock } from '../../stores/clock.ts';
import { serverConfigStore } from '../../stores/records.ts';
import { useNodesBefore } from './useNodesBefore.ts';

type ShownKey = {
  readonly netid: string;
  readonly key: AccessKey;
  readonly isNew: boolean;
  /** Unix milliseconds: nodes that join from then on are told. */
  readonly since: number;
};

/** What the details show of a key; undefined as long as there is none to show. */
export function useKeyDetails(shown: ShownKey | undefined): AccessKeyDetailsView | undefined {
  const viewer = useViewer();
  const { data: nodes } = useNodes();
  const networks = useNetworks();
  const { data: config } = useSnapshot(serverConfigStore);
  const { now } = useSnapshot(clock);
  const before = useNodesBefore(shown?.since, shown?.netid);
  if (!shown || !viewer) return undefined;
  const { netid, key, isNew } = shown;
  return accessKeyDetailsView({
    netid,
    key,
    isNew,
    username: viewer.user.name,
    backend: backend.baseUrl,
    server: valueOf(config),
    arrivals: arrivalsView({
      netid,
      nodes,
      before,
      network: valueOf(networks)?.find((network) => network.netid === netid),
      viewer,
      now: now / 1000,
    }),
  });
}
