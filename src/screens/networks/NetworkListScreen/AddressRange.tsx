import { CopyableText } from '../../../components/CopyableText/CopyableText.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';

type AddressRangeProps = {
  /** Empty: the family is off. */
  range: string;
  netid: string;
};

export function AddressRange({ range, netid }: AddressRangeProps) {
  if (range === '') {
    return (
      <Text as="span" tone="tertiary">
        {labels.value.off}
      </Text>
    );
  }
  return <CopyableText value={range} label={`${range} of ${netid}`} isTruncated />;
}
