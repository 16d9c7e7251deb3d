import type { World } from './state.ts';

export type ServerInfo = ReturnType<typeof serverInfo>;

/** The configuration that every user can read, including the OAuth secret in plain text. */
export function serverConfig({ settings, edition }: World) {
  return {
    CoreDNSAddr: settings.publicAddress,
    APIConnString: settings.apiConnString,
    APIHost: settings.apiHost,
    APIPort: settings.apiPort,
    MQHOST: '',
    MasterKey: '(hidden)',
    DNSKey: '(hidden)',
    AllowedOrigin: settings.allowedOrigin,
    NodeID: 'netmaker-test-server',
    RestBackend: 'on',
    AgentBackend: 'off',
    MessageQueueBackend: '',
    ClientMode: onOff(settings.clientMode),
    DNSMode: onOff(settings.dnsMode),
    DisableRemoteIPCheck: 'on',
    Version: settings.version,
    SQLConn: '',
    Platform: 'linux',
    Database: 'sqlite',
    DefaultNodeLimit: 0,
    Verbosity: settings.verbosity,
    ServerCheckinInterval: 0,
    AuthProvider: settings.authProvider,
    OIDCIssuer: '',
    ClientID: settings.clientId,
    ClientSecret: settings.clientSecret,
    FrontendURL: settings.frontendUrl,
    DisplayKeys: onOff(settings.displayKeys),
    AzureTenant: '',
    RCE: onOff(settings.rce),
    Telemetry: 'off',
    ManageIPTables: 'off',
    PortForwardServices: '',
    HostNetwork: '',
    MQPort: '8883',
    MQServerPort: '',
    Server: 'broker.nm.example.com',
    PublicIPService: '',
    MQAdminPassword: '',
    MetricsExporter: '',
    BasicAuth: '',
    LicenseValue: '',
    NetmakerAccountID: '',
    IsEE: edition === 'enterprise' ? 'yes' : 'no',
  };
}

/** The part of the configuration that nodes need. */
export function serverInfo({ settings, edition }: World) {
  return {
    CoreDNSAddr: settings.publicAddress,
    API: settings.apiConnString,
    APIPort: settings.apiPort,
    ClientMode: '',
    DNSMode: onOff(settings.dnsMode),
    Version: settings.version,
    MQPort: '8883',
    Server: 'broker.nm.example.com',
    Is_EE: edition === 'enterprise',
  };
}

function onOff(value: boolean): 'on' | 'off' {
  return value ? 'on' : 'off';
}
