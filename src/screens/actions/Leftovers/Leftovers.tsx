import { use, useEffect } from 'react';
import { Secondary, Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { grouped } from '../../../domain/format/count.ts';
import { leftoverText, type Leftover } from '../../../domain/node/leftovers.ts';
import * as css from '../ReachImpact/ReachImpact.css.ts';
import { KnownRecordsContext } from './KnownRecordsContext.ts';

const maxListed = 8;

/** Lists the records that still contain the address of a deleted node or client. */
export function LeftoverList({ leftovers }: { leftovers: readonly Leftover[] }) {
  const refresh = use(KnownRecordsContext)?.refresh;
  useEffect(() => refresh?.(), [refresh]);
  if (leftovers.length === 0) return null;
  const others = leftovers.length - maxListed;
  return (
    <div role="group" aria-label={heading} className={css.impact}>
      <h3 className={css.heading}>{heading}</h3>
      <ul className={css.lines}>
        {leftovers.slice(0, maxListed).map((leftover) => (
          <li key={leftoverText(leftover)} className={css.line}>
            <span className={css.glyph}>
              <ToneGlyph tone="warning" />
            </span>
            <span>
              {leftoverText(leftover)}
              {!leftover.isCleanable && <Secondary> · remove manually</Secondary>}
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && <Text tone="secondary">and {grouped(others)} more</Text>}
    </div>
  );
}

const heading = 'References to this address';
