import { LinkButton } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Text, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import {
  approvalIn,
  type Finding,
  findingHref,
  namesOf,
  networksOf,
  severityWords,
} from '../../../domain/findings/finding.ts';
import type { ShownFinding } from '../../../domain/findings/marks.ts';
import { grouped } from '../../../domain/format/count.ts';
import { NameLink } from '../../list/NameLink.tsx';
import * as css from './FindingRows.css.ts';
import { severityTones } from './severityTones.ts';

type FindingRowsProps = {
  rows: readonly ShownFinding[];
  /** The number of all findings, which `href` lists. */
  count: number;
  href: string;
  hasNetworks?: boolean;
};

/** The first findings of a list, each as a sentence with a link to its fix. */
export function FindingRows({ rows, count, href, hasNetworks = false }: FindingRowsProps) {
  const more = count - rows.length;
  return (
    <ul>
      {rows.map((finding) => (
        <li key={finding.key} className={css.row}>
          <ToneGlyph tone={severityTones[finding.severity]} word={severityWords[finding.severity]} />
          <div className={css.words}>
            <span>
              {finding.lead && `${finding.lead} `}
              <NameLink name={namesOf(finding)} href={findingHref(finding)} /> {finding.text}
            </span>{' '}
            {hasNetworks && finding.networks.length > 0 && (
              <span className={css.place}>
                <Text as="span" variant="hint">
                  {networksOf(finding)}
                </Text>
              </span>
            )}
          </div>
          <FixLink finding={finding} />
        </li>
      ))}
      {more > 0 && (
        <li className={css.row}>
          <Link href={href} emphasis="quiet">
            and {grouped(more)} more
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Actions lead to the page of findings, which asks before it makes them. Approvals are left to the lists of nodes. */
function FixLink({ finding }: { finding: Finding }) {
  const { fix } = finding;
  if (!fix || approvalIn(fix)) return null;
  return (
    <LinkButton size="small" href={'href' in fix ? fix.href : findingHref(finding)}>
      {fix.label}
      <VisuallyHidden> {namesOf(finding)}</VisuallyHidden>
    </LinkButton>
  );
}
