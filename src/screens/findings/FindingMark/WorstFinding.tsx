import { LinkButton } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Hint } from '../../../components/Text/Text.tsx';
import { type Finding, namesOf, type Severity } from '../../../domain/findings/finding.ts';
import { grouped } from '../../../domain/format/count.ts';
import { paths } from '../../../domain/paths.ts';
import { capitalized } from '../../../domain/text/labels.ts';
import type { FindingNoticeView } from './findingNotice.ts';

const tones = {
  broken: 'error',
  risky: 'warning',
  waiting: 'info',
  tidyUp: 'info',
} as const satisfies Readonly<Record<Severity, string>>;

type WorstFindingProps = {
  netid: string;
  /** The page’s node, which findings about it alone don’t name again. */
  nodeId?: string;
  findings: FindingNoticeView;
};

/** The most urgent finding about the subject of a page in one line, with the number of others. */
export function WorstFinding({ netid, nodeId, findings: { rows, count, href } }: WorstFindingProps) {
  const [worst] = rows;
  if (!worst) return null;
  return (
    <Notice
      isSilent
      tone={tones[worst.severity]}
      fact={`${sentence(worst, nodeId)}.`}
      advice={worst.check.advice}
      action={
        <Inline gap="medium">
          {count > 1 && <Hint as="span">{grouped(count - 1)} more</Hint>}
          <LinkButton size="small" href={count > 1 ? href : paths.finding(worst.key, netid)}>
            Details
          </LinkButton>
        </Inline>
      }
    />
  );
}

function sentence(finding: Finding, nodeId: string | undefined): string {
  const isAboutNode = finding.subjects.some((subject) => subject.kind === 'node' && subject.id === nodeId);
  const isAlone = isAboutNode && finding.subjects.length === 1;
  return isAlone ? capitalized(finding.text) : `${namesOf(finding)} ${finding.text}`;
}
