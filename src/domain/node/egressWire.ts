import { yesNo, type YesNo } from '../yesNo.ts';
import type { EgressDraft } from './egressForm.ts';

export type EgressWire = {
  readonly ranges: string[];
  readonly interface: string;
  readonly natEnabled: YesNo;
};

export function egressToWire(draft: EgressDraft): EgressWire {
  return {
    ranges: [...draft.ranges],
    interface: draft.interfaceName.trim(),
    natEnabled: yesNo(draft.isNatOn),
  };
}
