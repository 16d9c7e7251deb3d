import { changed } from '../../../components/Field/Field.css.ts';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { counted } from '../../../domain/format/count.ts';
import { changeText, cutOffText, type ImpactView } from './impactView.ts';
import * as css from './SubmitBar.css.ts';

/** How many pairs the changes block and allow, and who loses every peer. */
export function Changes({ impact }: { impact: ImpactView }) {
  return (
    <>
      <span className={changed} />
      <span className={css.count}>{counted(impact.changes, 'change')}</span>
      <span>{changeText(impact)}</span>
      {impact.cutOff.length > 0 && (
        <span className={css.loss}>
          <ToneGlyph tone="warning" />
          {cutOffText(impact.cutOff.length)}
        </span>
      )}
    </>
  );
}
