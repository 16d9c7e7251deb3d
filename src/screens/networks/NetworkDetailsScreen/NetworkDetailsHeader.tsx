import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { RelativeTime } from '../../../components/RelativeTime/RelativeTime.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { WideActions, type NetworkDetailsActionsProps } from './WideActions.tsx';
import type { NetworkDetails } from './networkDetailsView.ts';

/** Name, what belongs to the network, and where one can go from here. */
export function NetworkDetailsHeader(props: NetworkDetailsActionsProps) {
  const isPhone = useFrameWidth() === 'phone';
  return (
    <PageHeader
      title={props.view.netid}
      isTitleIdentifier
      note={<Facts view={props.view} />}
      actions={isPhone ? <PhoneActions {...props} /> : <WideActions {...props} />}
    />
  );
}

/** Beside one another and not one text, in which only its colour would tell the link. */
function Facts({ view: { facts, modified, deletion } }: { view: NetworkDetails }) {
  const obstacle = deletion?.isPossible === false ? deletion.obstacle : undefined;
  return (
    <Inline gap="small" isWrapping>
      <Text as="span" variant="hint" tone="tertiary">
        {facts.join(', ')}
        {facts.length > 0 && modified && ' · '}
        {modified && (
          <>
            modified <RelativeTime {...modified} />
          </>
        )}
        {obstacle && ' ·'}
      </Text>
      {obstacle && (
        <>
          <Text as="span" variant="hint" tone="secondary">
            Delete is off while nodes remain.
          </Text>
          <Text as="span" variant="hint">
            <Link href={obstacle.href}>{obstacle.label}</Link>
          </Text>
        </>
      )}
    </Inline>
  );
}
