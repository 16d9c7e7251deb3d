import { isIp, isIpv4, isIpv6 } from './addresses.ts';
import { ServerError } from './serverError.ts';
import type { WireNode } from '../wire/wire.ts';

/** The validation tags of a field and whether each one passes, in the validator's order. */
type Checks = readonly (readonly [tag: string, holds: boolean])[];

/** Throws the validator's message, which has a line for the first failing tag of each field. */
export function validate(struct: string, fields: Readonly<Record<string, Checks>>, status: number): void {
  const lines = Object.entries(fields).flatMap(([field, checks]) => {
    const failed = checks.find(([, holds]) => !holds);
    if (!failed) return [];
    return [
      `Key: '${struct}.${field}' Error:Field validation for '${field}' failed on the '${failed[0]}' tag`,
    ];
  });
  if (lines.length > 0) throw new ServerError(status, lines.join('\n'));
}

export function yesNo(value: string): Checks {
  return [['checkyesorno', value === 'yes' || value === 'no']];
}

/** Skips the checks of an optional field that is 0 or empty. */
export function unless(empty: boolean, checks: Checks): Checks {
  return empty ? [] : checks;
}

export function between(value: number, min: number, max: number): Checks {
  return [
    ['min', value >= min],
    ['max', value <= max],
  ];
}

/** Node names consist of letters, digits and hyphens. */
export function isNodeName(name: string): boolean {
  return /^[A-Za-z0-9-]*$/.test(name);
}

export function isEmail(text: string): boolean {
  return /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/.test(text);
}

export function isBase64(text: string): boolean {
  return /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text);
}

/** Fields are in the order of the server's struct. Unlike for other records, the status is 500. */
export function validateNode(node: WireNode): void {
  validate(
    'Node',
    {
      Address: unless(node.address === '', [['ipv4', isIpv4(node.address)]]),
      Address6: unless(node.address6 === '', [['ipv6', isIpv6(node.address6)]]),
      LocalAddress: unless(node.localaddress === '', [['ip', isIp(node.localaddress)]]),
      Name: [
        ['max', node.name.length <= 62],
        ['in_charset', isNodeName(node.name)],
      ],
      ListenPort: between(node.listenport, 1024, 65535),
      PublicKey: [
        ['required', node.publickey !== ''],
        ['base64', isBase64(node.publickey)],
      ],
      Endpoint: [
        ['required', node.endpoint !== ''],
        ['ip', isIp(node.endpoint)],
      ],
      PersistentKeepalive: [['max', node.persistentkeepalive <= 1000]],
      IsHub: yesNo(node.ishub),
      IsRelayed: yesNo(node.isrelayed),
      IsPending: yesNo(node.ispending),
      IsRelay: yesNo(node.isrelay),
      IsDocker: yesNo(node.isdocker),
      IsK8S: yesNo(node.isk8s),
      IsEgressGateway: yesNo(node.isegressgateway),
      IsIngressGateway: yesNo(node.isingressgateway),
      IsStatic: yesNo(node.isstatic),
      UDPHolePunch: yesNo(node.udpholepunch),
      DNSOn: yesNo(node.dnson),
      IsServer: yesNo(node.isserver),
      IsLocal: yesNo(node.islocal),
      IPForwarding: yesNo(node.ipforwarding),
      Connected: yesNo(node.connected),
      DefaultACL: [['checkyesornoorunset', ['yes', 'no', 'unset'].includes(node.defaultacl ?? '')]],
      Failover: yesNo(node.failover),
    },
    500,
  );
}
