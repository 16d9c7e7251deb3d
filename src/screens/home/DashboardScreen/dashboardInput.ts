import type { DnsEntry } from '../../../domain/dns/dnsEntry.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import type { User } from '../../../domain/user/user.ts';

export type DashboardInput = {
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  readonly externalClients: Loadable<readonly ExternalClient[]>;
  readonly dnsEntries: Loadable<readonly DnsEntry[]>;
  readonly users: Loadable<readonly User[]>;
  readonly logs: Loadable<readonly LogLine[]>;
  readonly isEE: boolean;
  readonly isDnsOn: boolean;
  /** Unix milliseconds. */
  readonly now: number;
};
