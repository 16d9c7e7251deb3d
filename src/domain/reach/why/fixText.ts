import { aclTexts } from '../../acl/aclText.ts';
import type { Fix } from './fixes.ts';

type FixQuestion = {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
};

/** The other fixes are links, or actions that ask for themselves. */
export function fixQuestion(fix: Fix): FixQuestion | undefined {
  switch (fix.kind) {
    case 'allowPair':
      return {
        title: aclTexts.submitTitle(fix.one.network),
        message: `${aclTexts.submitQuestion} ${fix.one.name} and ${fix.other.name} will be allowed. No other pair changes.`,
        confirmLabel: aclTexts.submit,
      };
    case 'enableClient':
      return {
        title: `${fix.label}?`,
        message: `${fix.client.clientId} will be able to reach the network again, using its existing configuration.`,
        confirmLabel: 'Enable client',
      };
    default:
      return undefined;
  }
}
