import { aclTexts } from '../../acl/aclText.ts';
import type { Remedy } from './remedies.ts';

export function remedyQuestion(remedy: Remedy): {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
} {
  const title = `${remedy.label}?`;
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
