import { PlainLink } from '../../../components/Link/Link.tsx';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { useTooltip } from '../../../components/Tooltip/useTooltip.tsx';
import { severityWords } from '../../../domain/findings/finding.ts';
import type { FindingMark as Mark } from '../../../domain/findings/marks.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import * as css from './FindingMark.css.ts';
import { severityTones } from './severityTones.ts';

type FindingMarkProps = { mark: Mark; of: string };

/** The most urgent finding about a record in a list, and the number of the others. Leads to it. */
export function FindingMark({ mark: { severity, title, count, titles, href }, of }: FindingMarkProps) {
  const { bubble, tipProps } = useTooltip({ text: titles });
  const others = count > 1 ? `+${grouped(count - 1)}` : '';
  return (
    <>
      <PlainLink
        {...tipProps}
        href={href}
        aria-label={`${counted(count, 'finding')} about ${of}, ${severityWords[severity].toLowerCase()}: ${title}${others && ` ${others}`}`}
        className={`${css.mark} ${focusRing}`}
      >
        <ToneGlyph tone={severityTones[severity]} />
        <span className={css.title}>{title}</span>
        {others && <span className={css.more}>{others}</span>}
      </PlainLink>
      {bubble}
    </>
  );
}
