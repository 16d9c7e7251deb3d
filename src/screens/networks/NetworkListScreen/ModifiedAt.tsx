import { RelativeTime } from '../../../components/RelativeTime/RelativeTime.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Moment } from '../../shared/freshness/freshness.ts';

export function ModifiedAt({ moment }: { moment: Moment | undefined }) {
  return (
    <Text as="span" tone={moment ? 'secondary' : 'tertiary'}>
      {moment ? <RelativeTime {...moment} /> : 'Never'}
    </Text>
  );
}
