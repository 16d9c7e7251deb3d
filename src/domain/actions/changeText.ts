import type { Edit } from '../edit/edit.ts';
import { networkFieldTexts, type NetworkForm } from '../network/networkForm.ts';
import { nodeFieldTexts, type NodeForm } from '../node/nodeForm.ts';

/** Fields of a record by what they are and what they become, so that a change made since is noticed. */
export type FieldChange<Form> = Edit<Partial<Form>>;

type Value = string | boolean | undefined;

function shown(value: Value = ''): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === '' ? 'none' : value;
}

/** For example “Listen port from 51900 to 51901”. */
function changeText(
  fields: readonly string[],
  labels: Readonly<Record<string, { readonly label: string } | undefined>>,
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): string {
  return fields
    .map((field) => `${labels[field]?.label ?? field} from ${shown(before[field])} to ${shown(after[field])}`)
    .join(', ');
}

export function nodeChangeText({ before, after }: FieldChange<NodeForm>): string {
  return changeText(Object.keys(after), nodeFieldTexts, before, after);
}

export function networkChangeText({ before, after }: FieldChange<NetworkForm>): string {
  return changeText(Object.keys(after), networkFieldTexts, before, after);
}
