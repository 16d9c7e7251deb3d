import { useFrameWidth } from '../AppFrame/frame.ts';
import { PlainLink } from '../Link/Link.tsx';
import { VisuallyHidden, grouped } from '../Text/Text.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { identifier } from '../theme/type.css.ts';
import { ToneBar, ToneParts, countTones, toneSummary } from '../ToneBar/ToneBar.tsx';
import type { Tone } from '../ToneGlyph/ToneGlyph.tsx';
import * as css from './TickStrip.css.ts';

export type TickGroup = {
  id: string;
  label: string;
  href?: string;
  /** The state of each thing, in the order to draw them. */
  ticks: readonly Tone[];
  /** Shown beside the label. */
  count: number;
};

export type TickStripProps = {
  /** What the ticks are, for a screen reader. */
  label: string;
  groups: readonly TickGroup[];
};

/** Above this many the ticks of all groups would fill a page: bars then stand for them. */
const mostTicks = 400;

/** One tick for each thing, by group: what is not well stands out. On phones one bar for all of them. */
export function TickStrip({ label, groups }: TickStripProps) {
  const isPhone = useFrameWidth() === 'phone';
  const all = groups.flatMap(({ ticks }) => ticks);
  if (isPhone) return <ToneBar label={label} counts={countTones(all)} />;
  return (
    <ul aria-label={label} className={css.strip}>
      {groups.map((group) => (
        <li key={group.id} className={css.item}>
          <Group {...group} isDrawn={all.length <= mostTicks} />
        </li>
      ))}
    </ul>
  );
}

function Group({ label, href, ticks, count, isDrawn }: TickGroup & { isDrawn: boolean }) {
  const content = (
    <>
      {isDrawn ? <Ticks ticks={ticks} /> : <Bar ticks={ticks} />}
      <span className={css.caption}>
        <span className={`${css.label} ${identifier}`}>{label}</span>{' '}
        <span className={css.count}>{grouped(count)}</span>
      </span>
      <VisuallyHidden>{toneSummary(countTones(ticks))}</VisuallyHidden>
    </>
  );
  if (href === undefined) return <div className={css.group}>{content}</div>;
  return (
    <PlainLink href={href} className={`${css.group} ${css.link} ${focusRing}`}>
      {content}
    </PlainLink>
  );
}

function Ticks({ ticks }: Pick<TickGroup, 'ticks'>) {
  return (
    <span aria-hidden className={css.ticks}>
      {ticks.map((tone, index) => (
        // The order of the ticks is all that tells one from another.
        <span key={index} className={css.tone[tone]} />
      ))}
    </span>
  );
}

function Bar({ ticks }: Pick<TickGroup, 'ticks'>) {
  return (
    <span aria-hidden className={css.bar}>
      <ToneParts counts={countTones(ticks)} />
    </span>
  );
}
