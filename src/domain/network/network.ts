import type { AccessKey } from '../accessKey/accessKey.ts';
import type { AccessLevel } from '../session/accessLevel.ts';
import type { Carried } from '../wire.ts';

/** A mesh (or point-to-site) network and the defaults its nodes start with (§3). Times are Unix seconds. */
export type Network = {
  readonly netid: string;
  readonly addressRange: string;
  readonly addressRange6: string;
  readonly localRange: string;
  readonly defaultInterface: string;
  readonly defaultListenPort: number;
  readonly defaultPostUp: string;
  readonly defaultPostDown: string;
  /** Seconds. */
  readonly defaultKeepalive: number;
  readonly defaultExtClientDns: string;
  readonly defaultMtu: number;
  readonly defaultUdpHolePunch: boolean;
  readonly defaultAcl: boolean;
  readonly allowManualSignup: boolean;
  readonly isLocal: boolean;
  readonly isIPv4: boolean;
  readonly isIPv6: boolean;
  readonly isPointToSite: boolean;
  readonly accessKeys: readonly AccessKey[];
  readonly nodesLastModified: number;
  readonly networkLastModified: number;
  readonly proSettings: ProSettings | undefined;
  readonly carried: Carried;
};

/** What users may do on a network by default (enterprise; the community server stores it too). */
export type ProSettings = {
  readonly defaultAccessLevel: AccessLevel;
  readonly defaultUserNodeLimit: number;
  readonly defaultUserClientLimit: number;
  readonly allowedGroups: readonly string[];
  readonly allowedUsers: readonly string[];
};

/** Records under the netid of their network, in their order. */
export function byNetwork<T extends { readonly network: string }>(
  records: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const group = groups.get(record.network);
    if (group) group.push(record);
    else groups.set(record.network, [record]);
  }
  return groups;
}
