import { customEntries, sameDnsName, type DnsEntry } from '../dns/dnsEntry.ts';
import { ofChangedFields, type Edit } from '../edit/edit.ts';
import { mtuWarning } from '../fieldRules.ts';
import { listFromText } from '../list.ts';
import type { Network } from '../network/network.ts';
import { sentences } from '../text/failureText.ts';
import { messages, type MessageKey } from '../text/messages.ts';
import type { NamedNode } from './node.ts';
import { nodeFields, type NodeField, type NodeForm } from './nodeForm.ts';
import {
  address6Warning,
  endpointWarning,
  expiryWarning,
  localAddressWarning,
  localRangeWarning,
  invalidAllowedIp,
} from './nodeRules.ts';
import { allowedIpNotes, rangeNotes, type RangeContext } from './rangeNotes.ts';

type WarningContext = RangeContext & {
  readonly node: NamedNode;
  readonly network: Network | undefined;
  readonly entries: readonly DnsEntry[];
  readonly now: number;
};

/** Always checks the endpoint, because nodes also report it themselves. */
export function nodeEditWarnings(
  edit: Edit<NodeForm>,
  context: WarningContext,
): { readonly [F in NodeField]?: string | undefined } {
  const { before, after } = edit;
  const { network, now } = context;
  const listed = (field: 'egressRanges' | 'allowedIps') =>
    [listFromText(after[field]), context, listFromText(before[field])] as const;
  const strange = invalidAllowedIp(listFromText(after.allowedIps));
  const warnings: { readonly [F in NodeField]?: string | undefined } = {
    name: nameWarning(after.name, context),
    endpoint: messageOf(endpointWarning(after.endpoint)),
    address6: address6Warning(after.address6, network),
    localAddress: messageOf(localAddressWarning(after.localAddress)),
    localRange: messageOf(localRangeWarning(after.localRange)),
    allowedIps:
      sentences(
        strange && `The server ignores “${strange}” because it isn’t an address or a range`,
        ...allowedIpNotes(...listed('allowedIps')),
      ) || undefined,
    egressRanges: sentences(...rangeNotes(...listed('egressRanges'))) || undefined,
    mtu: messageOf(mtuWarning(after.mtu, after.address6 !== '' || network?.isIPv6 === true)),
    expiresAt: messageOf(expiryWarning(after.expiresAt, now)),
  };
  return { ...ofChangedFields(edit, nodeFields, warnings), endpoint: warnings.endpoint };
}

function messageOf(key: MessageKey | undefined): string | undefined {
  return key && messages[key];
}

/** The server writes all names to one hosts file, in which the last one wins. */
function nameWarning(name: string, { node, nodes, entries }: WarningContext): string | undefined {
  const named = { name, network: node.network };
  const other = nodes.find((candidate) => candidate.id !== node.id && sameDnsName(candidate, named));
  if (other) return `Node ${other.name} has the same name, so DNS will resolve it to only one of them`;
  const entry = customEntries(entries, nodes).find((candidate) => sameDnsName(candidate, named));
  return entry && `DNS entry ${entry.name} has the same name, so DNS won’t resolve it to this node`;
}
