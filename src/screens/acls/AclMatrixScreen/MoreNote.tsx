import { Page } from '../../../components/Page/Page.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { mostListed } from './ruleRows.ts';

/** Of the search, in a list. */
export const filterLabel = 'Filter nodes';

/** Under a list that is cut off: how to find the rest. */
export function MoreNote({ count }: { count: number }) {
  if (count <= mostListed) return null;
  return (
    <Page>
      <Text variant="hint" tone="tertiary">
        The first {mostListed} of {count} nodes. {filterLabel} to find others.
      </Text>
    </Page>
  );
}
