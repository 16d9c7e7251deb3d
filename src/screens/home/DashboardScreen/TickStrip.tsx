import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { PlainLink } from '../../../components/Link/Link.tsx';
import { VisuallyHidden, grouped } from '../../../components/Text/Text.tsx';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import { identifier } from '../../../components/theme/type.css.ts';
import { ToneBar, ToneSegments, countTones, toneSummary } from '../../../components/ToneBar/ToneBar.tsx';
import type { Tone } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import * as css from './TickStrip.css.ts';

export type TickGroup = {
  /** Shown below the ticks, with their count. */
  label: string;
  href: string;
  /** The status of each item, in display order. */
  ticks: readonly Tone[];
};

export type TickStripProps = {
  /** Accessible name of the strip. */
  label: string;
  groups: readonly TickGroup[];
};

/** Above this number, ticks would fill the page, so each group shows a bar instead. */
const maxTicks = 400;

/** One tick per item, in groups. On phones, one bar for all items. */
export function TickStrip({ label, groups }: TickStripProps) {
  const isPhone = useFrameWidth() === 'phone';
  const all = groups.flatMap(({ ticks }) => ticks);
  if (isPhone) return <ToneBar label={label} counts={countTones(all)} />;
  return (
    <ul aria-label={label} className={css.strip}>
      {groups.map((group) => (
        <li key={group.label} className={css.item}>
          <Group {...group} isDrawn={all.length <= maxTicks} />
        </li>
      ))}
    </ul>
  );
}

function Group({ label, href, ticks, isDrawn }: TickGroup & { isDrawn: boolean }) {
  return (
    <PlainLink href={href} className={`${css.group} ${css.link} ${focusRing}`}>
      {isDrawn ? <Ticks ticks={ticks} /> : <Bar ticks={ticks} />}
      <span className={css.caption}>
        <span className={`${css.label} ${identifier}`}>{label}</span>{' '}
        <span className={css.count}>{grouped(ticks.length)}</span>
      </span>
      <VisuallyHidden>{toneSummary(countTones(ticks))}</VisuallyHidden>
    </PlainLink>
  );
}

function Ticks({ ticks }: Pick<TickGroup, 'ticks'>) {
  return (
    <span aria-hidden className={css.ticks}>
      {ticks.map((tone, index) => (
        // Ticks have no identity other than their position.
        <span key={index} className={css.tone[tone]} />
      ))}
    </span>
  );
}

function Bar({ ticks }: Pick<TickGroup, 'ticks'>) {
  return (
    <span aria-hidden className={css.bar}>
      <ToneSegments counts={countTones(ticks)} />
    </span>
  );
}
