import { Link } from '../../../components/Link/Link.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { ReachView } from './reachView.ts';
import * as css from './ReachPanel.css.ts';

/** Whom the rules let the node reach: a tick for each peer, and the same in words. */
export function ReachPanel({ reach, aclsHref }: { reach: ReachView; aclsHref: string | undefined }) {
  return (
    <Panel title="Reach" action={aclsHref && <Link href={aclsHref}>View ACLs</Link>}>
      <Stack gap="medium">
        {reach.status === 'ready' && <Ticks peers={reach.peers} />}
        <Text variant="hint" tone="secondary">
          {reach.text}
        </Text>
      </Stack>
    </Panel>
  );
}

/** Above this many, ticks would be thinner than a pixel. */
const mostTicks = 120;

function Ticks({ peers }: { peers: readonly boolean[] }) {
  if (peers.length > mostTicks) return null;
  return (
    <div aria-hidden className={css.strip}>
      {peers.map((isReached, index) => (
        // The order of the peers is all that tells one tick from another.
        <span key={index} className={isReached ? css.reached : css.blocked} />
      ))}
    </div>
  );
}
