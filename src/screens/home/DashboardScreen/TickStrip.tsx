import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { PlainLink } from '../../../components/Link/Link.tsx';
import { VisuallyHidden, grouped } from '../../../components/Text/Text.tsx';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import { identifier } from '../../../components/theme/type.css.ts';
import { ToneBar, ToneSegments, countTones, toneSummary } from '../../../components/ToneBar/ToneBar.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { Fleet } from '../../../domain/home/fleet.ts';
import { paths } from '../../../domain/paths.ts';
import * as css from './TickStrip.css.ts';

/** Above this number, ticks would fill the page, so each group shows a bar instead. */
const maxTicks = 180;

/** Pixels of a tick and the gap after it. */
const maxTick = 14;

const label = 'Nodes by network';

const offWord = 'unknown';

/** One tick per node, grouped by network. On phones, one bar for all nodes. */
export function TickStrip({ networks }: Pick<Fleet, 'networks'>) {
  const isPhone = useFrameWidth() === 'phone';
  const all = networks.flatMap(({ ticks }) => ticks);
  if (isPhone) return <ToneBar label={label} counts={countTones(all)} offWord={offWord} />;
  return (
    <ul aria-label={label} className={css.strip}>
      {networks.map((network) => (
        <li
          key={network.netid}
          className={css.item}
          style={{
            flexGrow: network.ticks.length,
            maxWidth: `max(96px, ${network.ticks.length * maxTick}px)`,
          }}
        >
          <NetworkTicks {...network} isDrawn={all.length <= maxTicks} />
        </li>
      ))}
    </ul>
  );
}

function NetworkTicks({ netid, ticks, isDrawn }: Fleet['networks'][number] & { isDrawn: boolean }) {
  const counts = countTones(ticks);
  const errors = ticks.filter((tone) => tone === 'error').length;
  return (
    <PlainLink href={paths.nodes(netid)} className={`${css.group} ${css.link} ${focusRing}`}>
      <span aria-hidden className={isDrawn ? css.ticks : css.bar}>
        {isDrawn ? (
          // Ticks have no identity other than their position.
          ticks.map((tone, index) => <span key={index} className={css.tone[tone]} />)
        ) : (
          <ToneSegments counts={counts} />
        )}
      </span>
      <span className={css.caption}>
        <span translate="no" className={`${css.label} ${identifier}`}>
          {netid}
        </span>{' '}
        <span className={css.count}>{grouped(ticks.length)}</span>
        {errors > 0 && (
          <span aria-hidden className={css.errors}>
            <ToneGlyph tone="error" /> {grouped(errors)}
          </span>
        )}
      </span>
      <VisuallyHidden>{toneSummary(counts, offWord)}</VisuallyHidden>
    </PlainLink>
  );
}
