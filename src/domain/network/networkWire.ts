import { accessKeyFromWire, accessKeyToWire, type AccessKeyWire } from '../accessKey/accessKeyWire.ts';
import { accessLevelFromWire, type AccessLevel } from '../session/accessLevel.ts';
import { wildcardGroup } from '../user/userGroup.ts';
import { listFromWire, WireObject, yesNo, type YesNo } from '../wire.ts';
import type { Network, ProSettings } from './network.ts';
import type { NetworkDraft } from './networkDraft.ts';

export type ProSettingsWire = {
  readonly defaultaccesslevel: AccessLevel;
  readonly defaultusernodelimit: number;
  readonly defaultuserclientlimit: number;
  readonly allowedusers: string[];
  readonly allowedgroups: string[];
};

/** The body of a network POST. */
export type NewNetworkWire = {
  readonly netid: string;
  readonly addressrange: string;
  readonly addressrange6: string;
  readonly localrange: string;
  readonly defaultudpholepunch: YesNo;
  readonly defaultacl: YesNo;
  readonly allowmanualsignup: YesNo;
  readonly islocal: YesNo;
  readonly isipv4: YesNo;
  readonly isipv6: YesNo;
  readonly ispointtosite: YesNo;
  readonly prosettings: ProSettingsWire;
};

/** The body of a network PUT: these fields, and beside them everything the network carries. */
export type NetworkWire = NewNetworkWire & {
  readonly defaultinterface: string;
  readonly defaultlistenport: number;
  readonly defaultpostup: string;
  readonly defaultpostdown: string;
  readonly defaultkeepalive: number;
  readonly defaultextclientdns: string;
  readonly defaultmtu: number;
  readonly accesskeys: AccessKeyWire[];
  readonly nodeslastmodified: number;
  readonly networklastmodified: number;
};

/** What a network without settings counts as: a PUT without them crashes the server. */
export const defaultProSettings: ProSettings = {
  defaultAccessLevel: 3,
  defaultUserNodeLimit: 0,
  defaultUserClientLimit: 0,
  allowedUsers: [],
  allowedGroups: [wildcardGroup],
};

/** One entry per field, so that a field added to the wire type cannot be forgotten here. */
const ours: Record<keyof NetworkWire, true> = {
  netid: true,
  addressrange: true,
  addressrange6: true,
  localrange: true,
  defaultinterface: true,
  defaultlistenport: true,
  defaultpostup: true,
  defaultpostdown: true,
  defaultkeepalive: true,
  defaultextclientdns: true,
  defaultmtu: true,
  defaultudpholepunch: true,
  defaultacl: true,
  allowmanualsignup: true,
  islocal: true,
  isipv4: true,
  isipv6: true,
  ispointtosite: true,
  accesskeys: true,
  nodeslastmodified: true,
  networklastmodified: true,
  prosettings: true,
};
const notCarried: ReadonlySet<string> = new Set(Object.keys(ours));

export function networksFromWire(json: unknown, path = 'networks'): readonly Network[] {
  return listFromWire(json, path, networkFromWire);
}

export function networkFromWire(json: unknown, path = 'network'): Network {
  const wire = new WireObject(json, path);
  return {
    netid: wire.mark('netid'),
    addressRange: wire.text('addressrange'),
    addressRange6: wire.text('addressrange6'),
    localRange: wire.text('localrange'),
    defaultInterface: wire.text('defaultinterface'),
    defaultListenPort: wire.number('defaultlistenport'),
    defaultPostUp: wire.text('defaultpostup'),
    defaultPostDown: wire.text('defaultpostdown'),
    defaultKeepalive: wire.number('defaultkeepalive'),
    defaultExtClientDns: wire.text('defaultextclientdns'),
    defaultMtu: wire.number('defaultmtu'),
    defaultUdpHolePunch: wire.flag('defaultudpholepunch'),
    defaultAcl: wire.flag('defaultacl'),
    allowManualSignup: wire.flag('allowmanualsignup'),
    isLocal: wire.flag('islocal'),
    isIPv4: wire.flag('isipv4'),
    isIPv6: wire.flag('isipv6'),
    isPointToSite: wire.flag('ispointtosite'),
    accessKeys: wire.list('accesskeys', accessKeyFromWire),
    nodesLastModified: wire.number('nodeslastmodified'),
    networkLastModified: wire.number('networklastmodified'),
    proSettings: proSettingsFromWire(wire.object('prosettings')),
    carried: wire.without(notCarried),
  };
}

/** The whole record: a PUT replaces it, access keys included. */
export function networkToWire(network: Network): NetworkWire {
  return {
    ...network.carried,
    netid: network.netid,
    addressrange: network.addressRange,
    addressrange6: network.addressRange6,
    localrange: network.localRange,
    defaultinterface: network.defaultInterface,
    defaultlistenport: network.defaultListenPort,
    defaultpostup: network.defaultPostUp,
    defaultpostdown: network.defaultPostDown,
    defaultkeepalive: network.defaultKeepalive,
    defaultextclientdns: network.defaultExtClientDns,
    defaultmtu: network.defaultMtu,
    defaultudpholepunch: yesNo(network.defaultUdpHolePunch),
    defaultacl: yesNo(network.defaultAcl),
    allowmanualsignup: yesNo(network.allowManualSignup),
    islocal: yesNo(network.isLocal),
    isipv4: yesNo(network.isIPv4),
    isipv6: yesNo(network.isIPv6),
    ispointtosite: yesNo(network.isPointToSite),
    accesskeys: network.accessKeys.map(accessKeyToWire),
    nodeslastmodified: network.nodesLastModified,
    networklastmodified: network.networkLastModified,
    prosettings: proSettingsToWire(network.proSettings ?? defaultProSettings),
  };
}

/** A range whose switch is off is sent empty; the access level is always 3, whatever the form shows (§3). */
export function newNetworkToWire(draft: NetworkDraft): NewNetworkWire {
  return {
    netid: draft.netid,
    addressrange: draft.isIPv4 ? draft.addressRange.trim() : '',
    addressrange6: draft.isIPv6 ? draft.addressRange6.trim() : '',
    localrange: draft.isLocal ? draft.localRange.trim() : '',
    defaultudpholepunch: yesNo(draft.udpHolePunch),
    defaultacl: yesNo(draft.defaultAcl),
    allowmanualsignup: 'no',
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

function proSettingsFromWire(wire: WireObject | undefined): ProSettings | undefined {
  return (
    wire && {
      defaultAccessLevel: accessLevelFromWire(wire.number('defaultaccesslevel', 3)),
      defaultUserNodeLimit: wire.number('defaultusernodelimit'),
      defaultUserClientLimit: wire.number('defaultuserclientlimit'),
      allowedUsers: wire.texts('allowedusers'),
      allowedGroups: wire.texts('allowedgroups'),
    }
  );
}

function proSettingsToWire(settings: ProSettings): ProSettingsWire {
  return {
    defaultaccesslevel: settings.defaultAccessLevel,
    defaultusernodelimit: settings.defaultUserNodeLimit,
    defaultuserclientlimit: settings.defaultUserClientLimit,
    allowedusers: [...settings.allowedUsers],
    allowedgroups: [...settings.allowedGroups],
  };
}
