import { accessKeyFromWire, accessKeyToWire } from '../accessKey/accessKeyWire.ts';
import {
  carried,
  field,
  flag,
  list,
  requiredText,
  number,
  object,
  type Read,
  record,
  text,
  texts,
  type Written,
} from '../record.ts';
import { spelledIP } from '../ip.ts';
import { accessLevelFromWire } from '../session/accessLevel.ts';
import { wildcardGroup } from '../user/userGroup.ts';
import { listFromWire, yesNo } from '../wire.ts';
import type { NetworkDraft } from './networkDraft.ts';

/** A missing level counts as no access. */
export function accessLevel<Key extends string>(key: Key) {
  return field(
    key,
    (wire) => accessLevelFromWire(wire.number(key, 3)),
    (level) => level,
  );
}

export const proSettingsRecord = record({
  defaultAccessLevel: accessLevel('defaultaccesslevel'),
  defaultUserNodeLimit: number('defaultusernodelimit'),
  defaultUserClientLimit: number('defaultuserclientlimit'),
  allowedUsers: texts('allowedusers'),
  allowedGroups: texts('allowedgroups'),
});

type ProSettings = Read<typeof proSettingsRecord>;

/** The server crashes on a PUT without these settings. */
export const defaultProSettings: ProSettings = {
  defaultAccessLevel: 3,
  defaultUserNodeLimit: 0,
  defaultUserClientLimit: 0,
  allowedUsers: [],
  allowedGroups: [wildcardGroup],
};

/** Times are Unix seconds. */
export const networkRecord = record({
  netid: requiredText('netid'),
  addressRange: text('addressrange'),
  addressRange6: text('addressrange6'),
  localRange: text('localrange'),
  defaultInterface: text('defaultinterface'),
  defaultListenPort: number('defaultlistenport'),
  defaultPostUp: text('defaultpostup'),
  defaultPostDown: text('defaultpostdown'),
  /** Seconds. */
  defaultKeepalive: number('defaultkeepalive'),
  defaultExtClientDns: text('defaultextclientdns'),
  defaultMtu: number('defaultmtu'),
  defaultUdpHolePunch: flag('defaultudpholepunch'),
  defaultAcl: flag('defaultacl'),
  allowManualSignup: flag('allowmanualsignup'),
  isLocal: flag('islocal'),
  isIPv4: flag('isipv4'),
  isIPv6: flag('isipv6'),
  isPointToSite: flag('ispointtosite'),
  accessKeys: list('accesskeys', accessKeyFromWire, accessKeyToWire),
  nodesLastModified: number('nodeslastmodified'),
  networkLastModified: number('networklastmodified'),
  proSettings: object('prosettings', proSettingsFromWire, proSettingsToWire),
  carried: carried({ without: [] }),
});

type Network = Read<typeof networkRecord>;
type NetworkWire = Written<typeof networkRecord>;

export function networksFromWire(json: unknown): readonly Network[] {
  return listFromWire(json, 'networks', networkFromWire);
}

export function networkFromWire(json: unknown, path = 'network'): Network {
  return networkRecord.read(json, path);
}

/** The body replaces the whole record, access keys included. */
export function networkToWire(network: Network): NetworkWire {
  return networkRecord.write(network);
}

function proSettingsFromWire(json: unknown, path: string): ProSettings {
  return proSettingsRecord.read(json, path);
}

function proSettingsToWire(settings: ProSettings = defaultProSettings) {
  return proSettingsRecord.write(settings);
}

/** Sends an empty range for a disabled family. The access level of a new network is always 3. */
export function newNetworkToWire(draft: NetworkDraft) {
  return {
    netid: draft.netid,
    addressrange: draft.isIPv4 ? spelledIP(draft.addressRange) : '',
    addressrange6: draft.isIPv6 ? spelledIP(draft.addressRange6) : '',
    localrange: draft.isLocal ? spelledIP(draft.localRange) : '',
    defaultudpholepunch: yesNo(draft.udpHolePunch),
    defaultacl: yesNo(draft.defaultAcl),
    allowmanualsignup: yesNo(false),
    islocal: yesNo(draft.isLocal),
    isipv4: yesNo(draft.isIPv4),
    isipv6: yesNo(draft.isIPv6),
    ispointtosite: yesNo(draft.isPointToSite),
    prosettings: proSettingsToWire({
      ...defaultProSettings,
      defaultUserNodeLimit: Number(draft.userNodeLimit),
      defaultUserClientLimit: Number(draft.userClientLimit),
    }),
  };
}
