import { use, useEffect } from 'react';
import { Secondary, Text } from '../../../components/Text/Text.tsx';
import { grouped } from '../../../domain/format/count.ts';
import { leftoverText, type Leftover } from '../../../domain/node/leftovers.ts';
import { EffectLine, Effects } from '../Effects.tsx';
import { lines } from '../Effects.css.ts';
import { KnownRecordsContext } from './KnownRecordsContext.ts';

const maxListed = 8;

/** Lists the records that still contain the address of a deleted node or client. */
export function LeftoverList({ leftovers }: { leftovers: readonly Leftover[] }) {
  const refresh = use(KnownRecordsContext)?.refresh;
  useEffect(() => refresh?.(), [refresh]);
  if (leftovers.length === 0) return null;
  const others = leftovers.length - maxListed;
  return (
    <Effects heading="References to this address">
      <ul className={lines}>
        {leftovers.slice(0, maxListed).map((leftover) => (
          <li key={leftoverText(leftover)}>
            <EffectLine tone="warning">
              {leftoverText(leftover)}
              {!leftover.isCleanable && <Secondary> · remove manually</Secondary>}
            </EffectLine>
          </li>
        ))}
      </ul>
      {others > 0 && <Text tone="secondary">and {grouped(others)} more</Text>}
    </Effects>
  );
}
