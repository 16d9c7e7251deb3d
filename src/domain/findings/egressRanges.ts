import { defaultRoutes, spelledIP } from '../ip.ts';
import type { Node } from '../node/node.ts';
import { routedRanges } from '../node/gateways.ts';
import { nodeSubject } from './finding.ts';
import { editField, withoutRanges } from './fixes.ts';

export type GatewayRange = {
  readonly gateway: Node;
  readonly range: string;
  /** A default route is meant to contain everything. */
  readonly isDefault: boolean;
};

/** The ranges that egress gateways route, in one spelling. */
export function egressOf(nodes: readonly Node[]): readonly GatewayRange[] {
  return nodes.flatMap((gateway) => {
    if (!gateway.isEgressGateway) return [];
    const ranges = [...new Set(routedRanges(gateway).map(spelledIP))];
    const defaults = new Set(defaultRoutes(ranges));
    return ranges.map((range) => ({ gateway, range, isDefault: defaults.has(range) }));
  });
}

export const ofRoute = ({ gateway, range }: GatewayRange) => ({
  subjects: [nodeSubject(gateway)],
  about: range,
  fix: withoutRanges(gateway, [range]),
  otherFix: editField(gateway, 'egressRanges', 'Edit egress ranges'),
});
