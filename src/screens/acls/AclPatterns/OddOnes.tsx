import { useState } from 'react';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Heading, Identifier, Text } from '../../../components/Text/Text.tsx';
import { grouped } from '../../../domain/format/count.ts';
import type { AclMatrixActions } from '../AclMatrixScreen/aclMatrixView.ts';
import * as css from '../AclMatrixScreen/SidePanel.css.ts';
import type { OddView } from './aclPatternsView.ts';

/** So many at a time. */
const mostListed = 20;

type OddOnesProps = { odd: readonly OddView[]; on: Pick<AclMatrixActions, 'set'> };

/** The nodes that keep a network from being read by its patterns alone. */
export function OddOnes({ odd, on }: OddOnesProps) {
  const [most, setMost] = useState(mostListed);
  return (
    <section aria-label="Odd ones out" className={css.lead}>
      <div className={css.section}>
        <div className={css.between}>
          <Heading level={2} variant="subheading">
            Odd ones out
          </Heading>
          <Text as="span" variant="hint" tone="tertiary">
            {grouped(odd.length)}
          </Text>
        </div>
        {odd.length === 0 && <Text tone="secondary">Every node has exactly the rules of its pattern.</Text>}
      </div>
      {odd.slice(0, most).map((one) => (
        <OddOne key={one.place} odd={one} on={on} />
      ))}
      {odd.length > most && (
        <div className={css.section}>
          <Button kind="ghost" onPress={() => setMost(most + mostListed)}>
            {`Show more of ${grouped(odd.length - most)}`}
          </Button>
        </div>
      )}
    </section>
  );
}

function OddOne({
  odd: { place, name, text, href, like, isDone },
  on,
}: {
  odd: OddView;
  on: OddOnesProps['on'];
}) {
  const follow = () => {
    if (!like) return;
    if (like.allow.length > 0) on.set([place], like.allow, true);
    if (like.block.length > 0) on.set([place], like.block, false);
  };
  return (
    <div className={css.section}>
      <div>
        <Text variant="strong">
          <Identifier>{name}</Identifier>
        </Text>
        <Text variant="hint" tone="secondary">
          {text}
        </Text>
      </div>
      <Inline>
        {like && (
          <Button
            size="small"
            aria-label={`Make it like the others: ${name}`}
            onPress={follow}
            disabledReason={isDone ? 'It is, once submitted' : undefined}
          >
            Make it like the others
          </Button>
        )}
        {href !== undefined && (
          <LinkButton size="small" kind="ghost" href={href}>
            Show
          </LinkButton>
        )}
      </Inline>
    </div>
  );
}
