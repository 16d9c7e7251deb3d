import { changedFields, type Edit } from '../edit/edit.ts';
import { accessLevelFromWire } from '../session/accessLevel.ts';
import { defaultProSettings } from './networkWire.ts';
import type { Network, ProSettings } from './network.ts';

/** What the edit form of a network holds (§2 "Networks screens"): numbers as the text that is typed. */
export type NetworkForm = {
  /** The families are chosen when a network is created and shown to be read only. */
  readonly isIPv4: boolean;
  readonly isIPv6: boolean;
  readonly addressRange: string;
  readonly addressRange6: string;
  readonly localRange: string;
  readonly defaultInterface: string;
  readonly defaultListenPort: string;
  /** Seconds. */
  readonly defaultKeepalive: string;
  readonly defaultMtu: string;
  readonly defaultExtClientDns: string;
  readonly defaultPostUp: string;
  readonly defaultPostDown: string;
  readonly defaultUdpHolePunch: boolean;
  readonly allowManualSignup: boolean;
  readonly isPointToSite: boolean;
  readonly defaultAcl: boolean;
  /** 0 to 3. */
  readonly accessLevel: string;
  readonly userNodeLimit: string;
  readonly userClientLimit: string;
};

export type NetworkField = keyof NetworkForm;

export function networkForm(network: Network): NetworkForm {
  const pro = network.proSettings ?? defaultProSettings;
  return {
    isIPv4: network.isIPv4,
    isIPv6: network.isIPv6,
    addressRange: network.addressRange,
    addressRange6: network.addressRange6,
    localRange: network.localRange,
    defaultInterface: network.defaultInterface,
    defaultListenPort: String(network.defaultListenPort),
    defaultKeepalive: String(network.defaultKeepalive),
    defaultMtu: String(network.defaultMtu),
    defaultExtClientDns: network.defaultExtClientDns,
    defaultPostUp: network.defaultPostUp,
    defaultPostDown: network.defaultPostDown,
    defaultUdpHolePunch: network.defaultUdpHolePunch,
    allowManualSignup: network.allowManualSignup,
    isPointToSite: network.isPointToSite,
    defaultAcl: network.defaultAcl,
    accessLevel: String(pro.defaultAccessLevel),
    userNodeLimit: String(pro.defaultUserNodeLimit),
    userClientLimit: String(pro.defaultUserClientLimit),
  };
}

/** What each field of the form says of the network. */
const written: Readonly<Record<NetworkField, (form: NetworkForm, network: Network) => Partial<Network>>> = {
  isIPv4: () => ({}),
  isIPv6: () => ({}),
  addressRange: (form) => ({ addressRange: form.addressRange.trim() }),
  addressRange6: (form) => ({ addressRange6: form.addressRange6.trim() }),
  localRange: (form) => ({ localRange: form.localRange.trim() }),
  defaultInterface: (form) => ({ defaultInterface: form.defaultInterface.trim() }),
  defaultListenPort: (form) => ({ defaultListenPort: Number(form.defaultListenPort) }),
  defaultKeepalive: (form) => ({ defaultKeepalive: Number(form.defaultKeepalive) }),
  defaultMtu: (form) => ({ defaultMtu: Number(form.defaultMtu) }),
  defaultExtClientDns: (form) => ({ defaultExtClientDns: form.defaultExtClientDns.trim() }),
  defaultPostUp: (form) => ({ defaultPostUp: form.defaultPostUp }),
  defaultPostDown: (form) => ({ defaultPostDown: form.defaultPostDown }),
  defaultUdpHolePunch: (form) => ({ defaultUdpHolePunch: form.defaultUdpHolePunch }),
  allowManualSignup: (form) => ({ allowManualSignup: form.allowManualSignup }),
  isPointToSite: (form) => ({ isPointToSite: form.isPointToSite }),
  defaultAcl: (form) => ({ defaultAcl: form.defaultAcl }),
  accessLevel: (form, network) =>
    withPro(network, { defaultAccessLevel: accessLevelFromWire(Number(form.accessLevel)) }),
  userNodeLimit: (form, network) => withPro(network, { defaultUserNodeLimit: Number(form.userNodeLimit) }),
  userClientLimit: (form, network) =>
    withPro(network, { defaultUserClientLimit: Number(form.userClientLimit) }),
};

/** In the order of the form. */
export const networkFields: readonly NetworkField[] = Object.keys(written).filter((key) =>
  isNetworkField(key),
);

function isNetworkField(key: string): key is NetworkField {
  return key in written;
}

/** A freshly read network with what a person changed, and nothing else. */
export function withNetworkChanges(fresh: Network, edit: Edit<NetworkForm>): Network {
  return changedFields(edit, networkFields).reduce(
    (network, field) => ({ ...network, ...written[field](edit.after, network) }),
    fresh,
  );
}

/** The settings that an enterprise server keeps of a network, with some of them changed. */
export function withPro(network: Network, changes: Partial<ProSettings>): Pick<Network, 'proSettings'> {
  return { proSettings: { ...(network.proSettings ?? defaultProSettings), ...changes } };
}
