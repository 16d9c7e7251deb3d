import { PlainLink } from '../../../components/Link/Link.tsx';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { useTooltip } from '../../../components/Tooltip/useTooltip.tsx';
import { severityWords } from '../../../domain/findings/finding.ts';
import type { FindingMark as Mark } from '../../../domain/findings/marks.ts';
import { counted } from '../../../domain/format/count.ts';
import * as css from './FindingMark.css.ts';
import { severityTones } from './severityTones.ts';

type FindingMarkProps = { mark: Mark; of: string };

/** Marks a record in a list that has findings, and leads to the most urgent. */
export function FindingMark({ mark: { severity, count, titles, href }, of }: FindingMarkProps) {
  const { bubble, tipProps } = useTooltip({ text: titles });
  return (
    <>
      <PlainLink
        {...tipProps}
        href={href}
        aria-label={`${counted(count, 'finding')} about ${of}, ${severityWords[severity].toLowerCase()}: ${titles}`}
        className={`${css.mark} ${focusRing}`}
      >
        <ToneGlyph tone={severityTones[severity]} />
      </PlainLink>
      {bubble}
    </>
  );
}
