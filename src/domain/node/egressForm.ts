import { listFromText } from '../list.ts';
import { overlaps } from '../ip.ts';
import type { Network } from '../network/network.ts';
import type { Problems } from '../text/messages.ts';
import type { Read } from '../record.ts';
import type { Node, NodeRef } from './node.ts';
import { egressInterfaceProblem, egressRangesProblem } from './nodeRules.ts';
import type { egressRecord } from './nodeWire.ts';

/** What an egress gateway is made of (§3 "Egress create payload"). */
export type EgressDraft = Read<typeof egressRecord>;

/** The same while it is filled in: the ranges as the comma-separated text that is typed. */
export type EgressForm = {
  readonly ranges: string;
  readonly interfaceName: string;
  readonly isNatOn: boolean;
};

export const newEgressForm: EgressForm = { ranges: '', interfaceName: '', isNatOn: true };

export function egressDraft(form: EgressForm): EgressDraft {
  return {
    ranges: rangesOf(form),
    interfaceName: form.interfaceName.trim(),
    isNatOn: form.isNatOn,
  };
}

/** §5 "Egress create". The server refuses an egress gateway without a range or an interface, too. */
export function egressProblems(form: EgressForm): Problems<'ranges' | 'interfaceName'> {
  const ranges = rangesOf(form);
  return {
    ranges: ranges.length === 0 ? 'node.validation.egressgatewayrange' : egressRangesProblem(ranges),
    interfaceName: egressInterfaceProblem(form.interfaceName.trim()),
  };
}

/** A typed range that is in use already: by another gateway, or as the network itself. */
export type RangeOverlap = {
  readonly range: string;
  readonly with: { readonly range: string } & ({ readonly gateway: string } | { readonly netid: string });
};

/** No problems: two gateways of one range can be wanted, and the server takes them. */
export function rangeOverlaps(
  form: EgressForm,
  {
    node,
    nodes,
    network,
  }: {
    readonly node: NodeRef;
    readonly nodes: readonly Node[];
    readonly network: Pick<Network, 'netid' | 'addressRange' | 'addressRange6'> | undefined;
  },
): readonly RangeOverlap[] {
  const own = network ? [network.addressRange, network.addressRange6] : [];
  const inUse = [
    ...nodes
      .filter((one) => one.network === node.network && one.id !== node.id)
      .flatMap((one) => one.egressRanges.map((range) => ({ range, gateway: one.name }))),
    ...own.map((range) => ({ range, netid: node.network })),
  ];
  return rangesOf(form).flatMap((range) =>
    inUse.filter((used) => overlaps(used.range, range)).map((used) => ({ range, with: used })),
  );
}

function rangesOf(form: EgressForm): readonly string[] {
  return listFromText(form.ranges);
}
