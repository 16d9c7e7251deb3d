import type { ServerOverride } from '../edit/edit.ts';
import { nodeFieldTexts, type NodeField, type NodeForm, type RuleChoice } from './nodeForm.ts';
import { labels } from '../text/labels.ts';

export function invalidEntryText(entry: string): string {
  return `Check “${entry}”`;
}

export function rejectionNotice(fields: readonly string[]): {
  readonly fact: string;
  readonly advice: string;
} {
  return {
    fact: 'The server will reject any change to this node.',
    advice: `An older server version accepted values that this one rejects. Correct these fields first: ${fields.join(', ')}.`,
  };
}

export const ruleLabels: ReadonlyMap<string, string> = new Map<RuleChoice, string>([
  ['unset', labels.value.unset],
  ['yes', labels.value.allow],
  ['no', labels.value.deny],
]);

export function nodeFieldValue(field: NodeField, value: NodeForm[NodeField]): string {
  if (field === 'defaultAcl') return ruleLabels.get(String(value)) ?? labels.value.unset;
  if (typeof value === 'boolean') return value ? labels.value.on : labels.value.off;
  if (value === '') return labels.value.notSet;
  return field === 'expiresAt' ? value.replace('T', ' ') : value;
}

export function nodeOverrideText({ field, kept }: ServerOverride<NodeForm>): string {
  return `The server saved ${nodeFieldValue(field, kept)} for ${nodeFieldTexts[field].label} instead`;
}
