import { isCidr, isIpv4, isIpv6 } from './addresses.ts';
import { Refusal } from './refusal.ts';
import { between, unless, validate, yesNo } from './validation.ts';
import type { WireNetwork } from './wire.ts';

/** Fields in the order of the server's struct, which is the order of the lines in its message. */
export function validateNetwork(network: WireNetwork, isNetidFree: boolean): void {
  const { addressrange, addressrange6, netid, defaultlistenport = 0 } = network;
  validate(
    'Network',
    {
      AddressRange: unless(addressrange === '', [
        ['cidrv4', isCidr(addressrange) && isIpv4(host(addressrange))],
      ]),
      AddressRange6: unless(addressrange6 === '', [
        ['cidrv6', isCidr(addressrange6) && isIpv6(host(addressrange6))],
      ]),
      NetID: [
        ['required', netid !== ''],
        ['max', netid.length <= 12],
        ['netid_valid', /^[a-z0-9_-]+$/.test(netid) && isNetidFree],
      ],
      DefaultInterface: between(network.defaultinterface.length, 1, 15),
      DefaultListenPort: unless(defaultlistenport === 0, between(defaultlistenport, 1024, 65535)),
      DefaultKeepalive: [['max', network.defaultkeepalive <= 1000]],
      AllowManualSignUp: yesNo(network.allowmanualsignup),
      IsLocal: yesNo(network.islocal),
      IsIPv4: yesNo(network.isipv4),
      IsIPv6: yesNo(network.isipv6),
      IsPointToSite: yesNo(network.ispointtosite),
      LocalRange: unless(network.localrange === '', [['cidr', isCidr(network.localrange)]]),
      DefaultUDPHolePunch: yesNo(network.defaultudpholepunch),
      DefaultACL: yesNo(network.defaultacl),
    },
    400,
  );
  const pro = network.prosettings;
  if (!pro) return;
  if (pro.defaultaccesslevel < 0 || pro.defaultaccesslevel > 3)
    throw new Refusal(400, 'invalid access level');
  if (pro.defaultusernodelimit < 0 || pro.defaultuserclientlimit < 0) {
    throw new Refusal(400, 'invalid node/client limit provided');
  }
}

function host(cidr: string): string {
  return cidr.split('/')[0] ?? '';
}
