import { aclTexts } from '../../acl/aclText.ts';
import type { Remedy } from './remedies.ts';

/** The label of the button or link of a change. */
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
      return `List all addresses of ${remedy.node.name} on ${remedy.relay.name}`;
    case 'setLocalAddress':
      return `Set a local address for ${remedy.node.name}`;
    case 'makeHub':
      return `Make ${remedy.node.name} the hub`;
    case 'makeIngress':
      return `Make ${remedy.node.name} an ingress gateway`;
    case 'enableNat':
      return `Create the egress gateway on ${remedy.node.name} again, with NAT`;
    case 'makeFailover':
      return `Make ${remedy.node.name} an ingress gateway and a failover node`;
  }
}

/** The confirmation of a change that one press makes. */
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
        message: `${aclTexts.submitQuestion} ${remedy.one.name} and ${remedy.other.name} become allowed; no other pair changes.`,
        confirmLabel: aclTexts.submit,
      };
    case 'enableClient':
      return {
        title,
        message: `${remedy.client.clientId} can reach the network again, with the configuration it has.`,
        confirmLabel: 'Enable client',
      };
    default:
      return {
        title,
        message: 'The server gives it its peers again, and it takes part in the network.',
        confirmLabel: 'Connect node',
      };
  }
}
