import { isEdited, type Edit } from '../../../domain/edit/edit.ts';
import { isIPv4Cidr, isIPv6Cidr } from '../../../domain/ip.ts';
import { isPending, valueOf } from '../../../domain/loadable.ts';
import { withoutAutofill } from '../../../domain/network/autofill.ts';
import type { Network } from '../../../domain/network/network.ts';
import { firstAddresses, rangeReport, type NetworkDraft } from '../../../domain/network/networkDraft.ts';
import { networkDraftProblems } from '../../../domain/network/networkRules.ts';
import { overlapNote, rangeHint, rangeWarnings, sameZoneText } from '../../../domain/network/networkText.ts';
import { paths } from '../../../domain/paths.ts';
import type { Records } from '../../../domain/records.ts';
import type { RecordPlaceholderView } from '../../state/RecordPlaceholder/recordPlaceholderView.ts';
import { messages, type Problems } from '../../../domain/text/messages.ts';
import type { FailedText } from '../../../domain/text/rejectionText.ts';
import { trimmed } from '../../../domain/trimmed.ts';

type Page = {
  readonly draft: NetworkDraft;
  readonly fill: Edit<NetworkDraft>;
  readonly isSaving: boolean;
  readonly failure: FailedText | undefined;
};

export type NetworkCreateView = RecordPlaceholderView | NetworkCreateForm;

/** The server lets only administrators create networks. */
export function networkCreateView(records: Records, page: Page): NetworkCreateView {
  const { viewer, networks, config } = records;
  if (!viewer.user.isAdmin) {
    return {
      status: 'noRecord',
      heading: 'You can’t create networks',
      text: 'Only administrators can create networks.',
      listHref: paths.networks(),
      listLabel: 'See all networks',
    };
  }
  // The form works without data that failed to load.
  return isPending(networks.data) || isPending(config.data) ? { status: 'loading' } : formOf(records, page);
}

function formOf({ networks, config }: Records, { draft, fill, isSaving, failure }: Page) {
  // A poll can list the new network before the response to its creation arrives.
  const others = valueOf(networks.data)?.filter(({ netid }) => !isSaving || netid !== draft.netid);
  const taken = new Set(others?.map((network) => network.netid));
  const range = trimmed(draft.addressRange);
  const range6 = trimmed(draft.addressRange6);
  return {
    status: 'ready' as const,
    draft,
    problems: networkDraftProblems(draft, taken),
    isNameTaken: taken.has(draft.netid),
    nameWarning: sameZoneText(draft.netid, taken),
    range: rangeView(isIPv4Cidr(range) ? range : '', others, (network) => network.addressRange),
    range6: rangeView(isIPv6Cidr(range6) ? range6 : '', others, (network) => network.addressRange6),
    isEE: valueOf(config.data)?.isEE ?? false,
    canUndoAutofill: isEdited({ before: draft, after: withoutAutofill(draft, fill) }),
    preview: networkPreview(draft),
    isSaving,
    failure,
  };
}

export type NetworkCreateForm = ReturnType<typeof formOf>;

/** Reports no overlaps while the other networks are unknown. */
function rangeView(
  range: string,
  others: readonly Network[] | undefined,
  rangeOf: (network: Network) => string,
) {
  const ranges = (others ?? []).map((network) => ({ netid: network.netid, range: rangeOf(network) }));
  const report = rangeReport(range, ranges);
  if (!report) return { hint: undefined, overlap: undefined, warnings: [] };
  return {
    hint: rangeHint(report, ranges.length),
    overlap: overlapNote(range, report),
    warnings: rangeWarnings(report),
  };
}

export type RangeView = ReturnType<typeof rangeView>;

export type CreateSectionProps = {
  draft: NetworkDraft;
  problems: Problems<keyof NetworkDraft>;
  onChange: (changes: Partial<NetworkDraft>) => void;
};

export function errorOf(
  problems: Problems<keyof NetworkDraft>,
  field: keyof NetworkDraft,
): string | undefined {
  const problem = problems[field];
  return problem && messages[problem];
}

function networkPreview({ netid, isIPv4, isIPv6, addressRange, addressRange6 }: NetworkDraft) {
  const range = trimmed(addressRange);
  const range6 = trimmed(addressRange6);
  return {
    interfaceName: netid === '' ? undefined : `nm-${netid}`,
    addresses: [
      ...(isIPv4 && isIPv4Cidr(range) ? [firstAddresses(range)] : []),
      ...(isIPv6 && isIPv6Cidr(range6) ? [firstAddresses(range6)] : []),
    ],
    // The server only serves the IPv4 addresses of nodes.
    nodeName: netid === '' || !isIPv4 ? undefined : `web-01.${netid}`,
    hasNodeNames: isIPv4 || !isIPv6,
  };
}

export type NetworkPreview = ReturnType<typeof networkPreview>;
