/** What the create form of a network holds (§2 "Networks screens"): numbers as the text that is typed. */
export type NetworkDraft = {
  readonly netid: string;
  readonly isIPv4: boolean;
  readonly addressRange: string;
  readonly isIPv6: boolean;
  readonly addressRange6: string;
  readonly isLocal: boolean;
  readonly localRange: string;
  readonly udpHolePunch: boolean;
  readonly isPointToSite: boolean;
  readonly defaultAcl: boolean;
  readonly userNodeLimit: string;
  readonly userClientLimit: string;
};

/** The defaults of §9. */
export const newNetworkDraft: NetworkDraft = {
  netid: '',
  isIPv4: true,
  addressRange: '',
  isIPv6: false,
  addressRange6: '',
  isLocal: false,
  localRange: '',
  udpHolePunch: false,
  isPointToSite: false,
  defaultAcl: true,
  userNodeLimit: '0',
  userClientLimit: '0',
};
