import { aclTexts } from '../../acl/aclText.ts';
import type { Remedy } from './remedies.ts';

export function remedyLabel(remedy: Remedy): string {
  switch (remedy.kind) {
    case 'allowPair':
      return `Allow ${remedy.one.name} and ${remedy.other.name}`;
    case 'connect':
      return `Connect ${remedy.node.name}`;
    case 'enableClient':
      return `Enable ${remedy.client.clientId}`;
    case 'chooseRelay':
      return remedy.relay
        ? `Relay ${remedy.node.name} through ${remedy.relay.name}`
        : `Create a relay for ${remedy.node.name}`;
    case 'listAddresses':
      return `List all of ${remedy.node.name}’s addresses on ${remedy.relay.name}`;
    case 'setLocalAddress':
      return `Set a local address for ${remedy.node.name}`;
    case 'makeHub':
      return `Make ${remedy.node.name} the hub`;
    case 'makeIngress':
      return `Make ${remedy.node.name} an ingress gateway`;
    case 'enableNat':
      return `Recreate the egress gateway on ${remedy.node.name} with NAT`;
    case 'makeFailover':
      return `Make ${remedy.node.name} an ingress gateway and a failover node`;
  }
}

export function remedyQuestion(remedy: Remedy): {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
} {
  const title = `${remedyLabel(remedy)}?`;
  switch (remedy.kind) {
    case 'allowPair':
      return {
        title: aclTexts.submitTitle(remedy.one.network),
        message: `${aclTexts.submitQuestion} ${remedy.one.name} and ${remedy.other.name} will be allowed. No other pair changes.`,
        confirmLabel: aclTexts.submit,
      };
    case 'enableClient':
      return {
        title,
        message: `${remedy.client.clientId} will be able to reach the network again, using its existing configuration.`,
        confirmLabel: 'Enable client',
      };
    default:
      return {
        title,
        message: 'The node will get its peers back and rejoin the network.',
        confirmLabel: 'Connect node',
      };
  }
}
