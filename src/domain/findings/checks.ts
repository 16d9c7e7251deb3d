import { accessChecks, accountChecks } from './accessChecks.ts';
import { aclChecks } from './aclChecks.ts';
import { addressChecks, overlapChecks } from './addressChecks.ts';
import { ageChecks, allSilent } from './ageChecks.ts';
import { connectivityChecks } from './connectivityChecks.ts';
import { dnsChecks } from './dnsChecks.ts';
import { egressChecks } from './egressChecks.ts';
import { endpointChecks } from './endpointChecks.ts';
import type { Check, NetworkScope, RecordScope, ServerSource } from './check.ts';
import { gatewayChecks } from './gatewayChecks.ts';
import { gatewayDown } from './gatewayDown.ts';
import { linkChecks, mtu } from './linkChecks.ts';
import { measuredChecks } from './measuredChecks.ts';
import { publicKey, rejectedChecks } from './rejectedChecks.ts';
import { versionOfConsole } from './versionChecks.ts';

/** Checks of one network each, in the order in which their findings are listed. */
export const networkChecks: readonly Check<NetworkScope>[] = [
  ...connectivityChecks,
  ...gatewayChecks,
  ...endpointChecks,
  ...rejectedChecks,
  ...addressChecks,
  ...egressChecks,
  ...linkChecks,
  ...aclChecks,
  ...measuredChecks,
  ...accessChecks,
  ...ageChecks,
  ...dnsChecks,
];

/** Checks whose findings are true even if the viewer sees only a part of the network. */
export const recordChecks: readonly Check<RecordScope>[] = [gatewayDown, publicKey, mtu, ...ageChecks];

/** Checks that compare networks with each other, or look at records that belong to none. */
export const serverChecks: readonly Check<ServerSource>[] = [
  ...overlapChecks,
  allSilent,
  versionOfConsole,
  ...accountChecks,
];
