import { aclTexts } from '../../acl/aclText.ts';
import type { Fix } from './fixes.ts';

export function fixQuestion(fix: Fix): {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
} {
  const title = `${fix.label}?`;
  switch (fix.kind) {
    case 'allowPair':
      return {
        title: aclTexts.submitTitle(fix.one.network),
        message: `${aclTexts.submitQuestion} ${fix.one.name} and ${fix.other.name} will be allowed. No other pair changes.`,
        confirmLabel: aclTexts.submit,
      };
    case 'enableClient':
      return {
        title,
        message: `${fix.client.clientId} will be able to reach the network again, using its existing configuration.`,
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
