import { aclTexts } from '../../acl/aclText.ts';
import type { Remedy } from './remedies.ts';

type RemedyQuestion = {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
};

/** The other remedies are links, or actions that ask for themselves. */
export function remedyQuestion(remedy: Remedy): RemedyQuestion | undefined {
  switch (remedy.kind) {
    case 'allowPair':
      return {
        title: aclTexts.submitTitle(remedy.one.network),
        message: `${aclTexts.submitQuestion} ${remedy.one.name} and ${remedy.other.name} will be allowed. No other pair changes.`,
        confirmLabel: aclTexts.submit,
      };
    case 'enableClient':
      return {
        title: `${remedy.label}?`,
        message: `${remedy.client.clientId} will be able to reach the network again, using its existing configuration.`,
        confirmLabel: 'Enable client',
      };
    default:
      return undefined;
  }
}
