import type { ClientLists } from '../../../domain/externalClient/clientLists.ts';
import { externalClientText } from '../../../domain/externalClient/externalClient.ts';
import { counted } from '../../../domain/format/count.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { canKeepClients, type Viewer } from '../../../domain/session/permissions.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  countByNetwork,
  networkPickerView,
  type NetworkPickerQuery,
  type NetworkPickerView,
  type PickerWords,
} from '../../shared/NetworkPicker/networkPickerView.ts';

export type ClientPickerInput = NetworkPickerQuery & {
  /** Undefined while not known. */
  readonly netids: readonly string[] | undefined;
  readonly lists: ClientLists;
  readonly viewer: Viewer;
};

const width = { width: '160px', isNumeric: true } as const;

const words: PickerWords = {
  title: externalClientText.title,
  description: labels.action.selectNetwork,
  columns: [
    { ...width, id: 'gateways', header: 'Ingress gateways' },
    { ...width, id: 'clients', header: 'Clients' },
  ],
  failureHeading: 'The external clients could not be loaded',
  empty: {
    heading: messages['ingress.none'],
    text: 'External clients belong to a network, and there is none yet.',
  },
};

/** §2 `/ext-clients`: which network. */
export function clientPickerView({ netids, lists, viewer, ...query }: ClientPickerInput): NetworkPickerView {
  const { gateways, clients } = lists;
  const gatewayCounts = countByNetwork(valueOf(gateways) ?? []);
  const clientCounts = countByNetwork(valueOf(clients) ?? []);
  return networkPickerView({
    ...query,
    words,
    needs: [gateways, clients],
    isOwn: !viewer.user.isAdmin,
    netids: netids?.filter((netid) => canKeepClients(viewer, netid)),
    rowOf: (netid) => {
      const facts = { gateways: gatewayCounts.get(netid) ?? 0, clients: clientCounts.get(netid) ?? 0 };
      return {
        href: paths.externalClients(netid),
        facts,
        summary: `${counted(facts.clients, 'client')} behind ${counted(facts.gateways, 'gateway')}`,
      };
    },
  });
}
