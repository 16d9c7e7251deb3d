import { type DnsEntry, customEntries } from '../../../domain/dns/dnsEntry.ts';
import { dnsText } from '../../../domain/dns/dnsRules.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { networkChoices } from '../../../domain/network/networkChoices.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import type { ServerConfig } from '../../../domain/server/serverConfig.ts';
import { isNetAdmin, seesOwnNodesOnly, type Viewer } from '../../../domain/session/permissions.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  countByNetwork,
  networkPickerView,
  type NetworkPickerQuery,
  type NetworkPickerView,
  type PickerWords,
} from '../../shared/NetworkPicker/networkPickerView.ts';

export type DnsPickerInput = NetworkPickerQuery & {
  readonly entries: Loadable<readonly DnsEntry[]>;
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  readonly config: Loadable<Pick<ServerConfig, 'isDnsOn'>>;
  readonly viewer: Viewer;
};

const width = { width: '160px', isNumeric: true } as const;

const words: PickerWords = {
  title: labels.section.dns,
  description: labels.action.selectNetwork,
  columns: [
    { ...width, id: 'custom', header: dnsText.custom },
    { ...width, id: 'defaults', header: dnsText.defaults },
  ],
  empty: {
    heading: messages['dns.none'],
    text: 'DNS entries belong to a network, and there is none yet.',
  },
};

/** §2 `/dns`: which network. */
export function dnsPickerView(input: DnsPickerInput): NetworkPickerView {
  const { entries, nodes, networks, config, viewer, ...query } = input;
  if (valueOf(config)?.isDnsOn === false) {
    return {
      status: 'closed',
      title: words.title,
      heading: messages['dns.disabled'],
      text: dnsText.disabledNote,
    };
  }
  const isConfigKnown = config.status === 'ready' || config.status === 'failed';
  const known = valueOf(nodes) ?? [];
  const listed = valueOf(entries);
  const custom = listed && countByNetwork(customEntries(listed, known));
  const defaults = countByNetwork(known);
  return networkPickerView({
    ...query,
    words,
    needs: viewer.user.isAdmin ? [nodes, networks] : [nodes],
    isOwn: !viewer.user.isAdmin,
    netids: isConfigKnown ? networkChoices(viewer, valueOf(networks) ?? [], known) : undefined,
    rowOf: (netid) => {
      // Either is undefined where it is not told to this user.
      const facts = {
        custom: custom && isNetAdmin(viewer, netid) ? (custom.get(netid) ?? 0) : undefined,
        defaults: defaults.get(netid) ?? (seesOwnNodesOnly(viewer, netid, known) ? undefined : 0),
      };
      return { href: paths.dns(netid), facts, summary: summaryOf(facts) };
    },
  });
}

function summaryOf({ custom, defaults }: { custom: number | undefined; defaults: number | undefined }) {
  return (
    [custom !== undefined && `${custom} custom`, defaults !== undefined && `${defaults} default`]
      .filter(Boolean)
      .join(', ') || 'Not known'
  );
}
