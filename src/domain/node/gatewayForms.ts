import type { Problems } from '../text/messages.ts';
import { yesNo, type YesNo } from '../yesNo.ts';
import { egressRangesProblem, relayAddressesProblem } from './nodeRules.ts';

/** What the create-egress form holds (§3 "Egress create payload"). */
export type EgressDraft = {
  readonly ranges: readonly string[];
  readonly interfaceName: string;
  readonly isNatOn: boolean;
};

export const newEgressDraft: EgressDraft = { ranges: [], interfaceName: '', isNatOn: true };

export type EgressWire = {
  readonly ranges: string[];
  readonly interface: string;
  readonly natEnabled: YesNo;
};

/** The server refuses an egress gateway without a range or an interface. */
export function egressProblems(draft: EgressDraft): Problems<'ranges' | 'interfaceName'> {
  return {
    ranges:
      draft.ranges.length === 0 ? 'node.validation.egressgatewayrange' : egressRangesProblem(draft.ranges),
    interfaceName: draft.interfaceName.trim() === '' ? 'node.validation.interface' : undefined,
  };
}

export function egressToWire(draft: EgressDraft): EgressWire {
  return {
    ranges: [...draft.ranges],
    interface: draft.interfaceName.trim(),
    natEnabled: yesNo(draft.isNatOn),
  };
}

export function relayProblems(relayed: readonly string[]): Problems<'relayed'> {
  return { relayed: relayAddressesProblem(relayed) };
}
