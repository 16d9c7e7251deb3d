/** What the server was started with. */
export type Settings = {
  /** Off: key values travel as placeholders in lists. */
  displayKeys: boolean;
  /** Off: scripts (post-up, post-down) in requests are dropped. */
  rce: boolean;
  dnsMode: boolean;
  /** On: the server joins each new network as a node. */
  clientMode: boolean;
  /** Off: creating or deleting a network and joining crash after the change is stored. */
  broker: boolean;
  basicAuth: boolean;
  masterKey: string;
  /** The one origin of the CORS headers. */
  allowedOrigin: string;
  apiHost: string;
  apiPort: string;
  /** As put into access keys: host and port. */
  apiConnString: string;
  /** The address under which the server's own nodes are reached. */
  publicAddress: string;
  /** Empty: no OAuth. */
  authProvider: string;
  clientId: string;
  clientSecret: string;
  frontendUrl: string;
  verbosity: number;
  version: string;
  /** Enterprise without a licence: how many of each may exist. */
  freeTier: { networks: number; nodes: number; users: number; clients: number } | null;
};

export const defaultSettings: Settings = {
  displayKeys: true,
  rce: false,
  dnsMode: true,
  clientMode: true,
  broker: true,
  basicAuth: true,
  masterKey: 'simulated-master-key',
  allowedOrigin: '*',
  apiHost: 'api.nm.example.com',
  apiPort: '8081',
  apiConnString: 'api.nm.example.com:443',
  publicAddress: '203.0.113.10',
  authProvider: '',
  clientId: '',
  // Never to be seen in the console: tests look for this text.
  clientSecret: 'SENTINEL-client-secret',
  frontendUrl: '',
  verbosity: 1,
  version: 'v0.16.1',
  freeTier: null,
};
