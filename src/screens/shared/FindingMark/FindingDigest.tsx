import { LinkButton } from '../../../components/Button/Button.tsx';
import { NotificationSection } from '../../../components/NotificationList/NotificationList.tsx';
import type { Finding } from '../../../domain/findings/finding.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { FindingRows } from './FindingRows.tsx';
import { findingRow } from './findingRows.ts';

const mostRows = 3;

/** The first rows of the page of findings, above the notifications. */
export function FindingDigest({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  // The panel is too narrow for buttons.
  const rows = findings.slice(0, mostRows).map((finding) => ({ ...findingRow(finding), fix: undefined }));
  return (
    <NotificationSection
      title={labels.section.findings}
      action={
        <LinkButton kind="ghost" size="small" href={paths.findings()}>
          All findings
        </LinkButton>
      }
    >
      <FindingRows rows={rows} count={findings.length} href={paths.findings()} />
    </NotificationSection>
  );
}
