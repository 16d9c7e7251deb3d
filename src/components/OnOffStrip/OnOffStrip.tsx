import { ToneParts } from '../ToneBar/ToneBar.tsx';
import * as css from './OnOffStrip.css.ts';

export type OnOffStripProps = {
  /** One for each thing, in the order to draw them. */
  ticks: readonly boolean[];
};

/** Above this many the ticks would be thinner than the gaps between them: parts of a bar then stand for them. */
const mostTicks = 100;

/** One tick for each thing: filled while it is on, hollow while it is off. The counts stand in words beside it. */
export function OnOffStrip({ ticks }: OnOffStripProps) {
  if (ticks.length > mostTicks) {
    const on = ticks.filter(Boolean).length;
    return (
      <span className={css.bar}>
        <ToneParts counts={{ healthy: on, error: ticks.length - on }} />
      </span>
    );
  }
  return (
    <span aria-hidden className={css.strip}>
      {ticks.map((isOn, index) => (
        <span key={index} className={isOn ? css.on : css.off} />
      ))}
    </span>
  );
}
