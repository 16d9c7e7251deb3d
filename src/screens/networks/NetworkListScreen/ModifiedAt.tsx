import { RelativeTime } from '../../../components/RelativeTime/RelativeTime.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Moment } from '../../shared/freshness/freshness.ts';

type ModifiedAtProps = {
  /** Said before the time where nothing else does. */
  what?: 'network' | 'nodes';
  moment: Moment | undefined;
};

export function ModifiedAt({ what, moment }: ModifiedAtProps) {
  return (
    <Text as="span" {...(what && { variant: 'hint' })} tone={moment ? 'secondary' : 'tertiary'}>
      {what} {moment ? <RelativeTime {...moment} /> : 'never'}
    </Text>
  );
}
