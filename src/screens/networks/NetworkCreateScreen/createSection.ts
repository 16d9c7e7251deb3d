import type { NetworkDraft } from '../../../domain/network/networkDraft.ts';
import { messages, type Problems } from '../../../domain/text/messages.ts';

/** What each section of the create form is given. */
export type CreateSectionProps = {
  draft: NetworkDraft;
  /** Those to be shown now. */
  problems: Problems<keyof NetworkDraft>;
  onChange: (changes: Partial<NetworkDraft>) => void;
};

export function errorOf(
  problems: Problems<keyof NetworkDraft>,
  field: keyof NetworkDraft,
): string | undefined {
  const problem = problems[field];
  return problem && messages[problem];
}
