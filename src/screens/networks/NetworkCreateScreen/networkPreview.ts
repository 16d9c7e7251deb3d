import { isIPv4Cidr, isIPv6Cidr } from '../../../domain/ip.ts';
import type { NetworkDraft } from '../../../domain/network/networkDraft.ts';
import { firstAddresses } from '../../../domain/network/rangeReport.ts';

/** What comes of a draft as far as it is filled in. */
export type NetworkPreview = {
  readonly interfaceName: string | undefined;
  /** Of the first two nodes, for each family that has a range. */
  readonly addresses: readonly (readonly string[])[];
  readonly nodeName: string | undefined;
};

export function networkPreview({
  netid,
  isIPv4,
  isIPv6,
  addressRange,
  addressRange6,
}: NetworkDraft): NetworkPreview {
  const range = addressRange.trim();
  const range6 = addressRange6.trim();
  return {
    interfaceName: netid === '' ? undefined : `nm-${netid}`,
    addresses: [
      ...(isIPv4 && isIPv4Cidr(range) ? [firstAddresses(range)] : []),
      ...(isIPv6 && isIPv6Cidr(range6) ? [firstAddresses(range6)] : []),
    ],
    nodeName: netid === '' ? undefined : `web-01.${netid}`,
  };
}
