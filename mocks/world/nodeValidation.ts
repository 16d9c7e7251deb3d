import { isIp, isIpv4, isIpv6 } from './addresses.ts';
import { between, isBase64, isNodeName, unless, validate, yesNo } from './validation.ts';
import type { WireNode } from './wire.ts';

/** Fields in the order of the server's struct. Refused nodes are 500, unlike everything else. */
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
