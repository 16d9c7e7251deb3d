import { valueOf } from '../../../domain/loadable.ts';
import { networkDraftProblems } from '../../../domain/network/networkRules.ts';
import { paths } from '../../../domain/paths.ts';
import type { Records } from '../../../domain/records.ts';
import { clonedDraft, cloneNetwork, type CloneForm } from '../../../domain/tasks/cloneNetwork.ts';
import { hasProblems, messages } from '../../../domain/text/messages.ts';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';
import { recordPlaceholderView } from '../../state/RecordPlaceholder/recordPlaceholderView.ts';
import type { TaskField, TaskView } from './taskView.ts';

const texts = {
  netid: ['Name of the new network', 'At most 12 characters: a–z, 0–9, dash and underscore'],
  addressRange: ['Address range (IPv4)', 'A private range that no other network uses'],
  addressRange6: ['Address range (IPv6)', 'A private range that no other network uses'],
} as const;

/** The review of a copy of a network. */
export function cloneView(
  { networks: listed, nodes, dns }: Records,
  page: {
    readonly netid: string;
    readonly form: CloneForm;
    readonly toggled: ReadonlySet<string>;
    readonly runObstacle: string | undefined;
  },
): TaskView {
  const { netid, form, toggled, runObstacle } = page;
  const networks = valueOf(listed.data) ?? [];
  const network = networks.find((one) => one.netid === netid);
  if (!network) {
    const list = { listHref: paths.networks(), listLabel: 'Networks' };
    return recordPlaceholderView(listed.data, 'the network', networkNotFound(netid, list));
  }
  const taken = new Set(networks.map((one) => one.netid));
  const found = networkDraftProblems(clonedDraft(network, form), taken);
  const fields = [
    'netid' as const,
    ...(network.isIPv4 ? ['addressRange' as const] : []),
    ...(network.isIPv6 ? ['addressRange6' as const] : []),
  ];
  const isUntouched = (field: keyof CloneForm) => form[field] === '';
  const plan = isUntouched('netid')
    ? { moves: [], steps: [], leftBehind: [] }
    : cloneNetwork(
        network,
        form,
        { toggled, interfaceName: '' },
        { nodes: valueOf(nodes.data) ?? [], dnsEntries: valueOf(dns.data) ?? [] },
      );
  return {
    status: 'ready',
    title: `Clone ${netid}`,
    fields: fields.map((id): TaskField => {
      const [label, hint] = texts[id];
      const problem = found[id];
      const error = problem && !isUntouched(id) ? messages[problem] : undefined;
      return { id, label, hint, value: form[id], error };
    }),
    ...plan,
    confirmLabel: 'Clone network',
    obstacle: hasProblems(found) ? 'Enter a name and a range first' : runObstacle,
  };
}
