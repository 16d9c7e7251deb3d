import type { Problems } from '../text/messages.ts';
import { egressRangesProblem, relayAddressesProblem } from './nodeRules.ts';

/** What the create-egress form holds (§3 "Egress create payload"). */
export type EgressDraft = {
  readonly ranges: readonly string[];
  readonly interfaceName: string;
  readonly isNatOn: boolean;
};

export const newEgressDraft: EgressDraft = { ranges: [], interfaceName: '', isNatOn: true };

/** The server refuses an egress gateway without a range or an interface. */
export function egressProblems(draft: EgressDraft): Problems<'ranges' | 'interfaceName'> {
  return {
    ranges:
      draft.ranges.length === 0 ? 'node.validation.egressgatewayrange' : egressRangesProblem(draft.ranges),
    interfaceName: draft.interfaceName.trim() === '' ? 'node.validation.interface' : undefined,
  };
}

export function relayProblems(relayed: readonly string[]): Problems<'relayed'> {
  return { relayed: relayAddressesProblem(relayed) };
}
