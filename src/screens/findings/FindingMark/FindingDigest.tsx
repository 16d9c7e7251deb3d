import { LinkButton } from '../../../components/Button/Button.tsx';
import { NotificationSection } from '../../../components/NotificationList/NotificationList.tsx';
import type { Finding } from '../../../domain/findings/finding.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { FindingRows } from './FindingRows.tsx';
import { findingNotice } from './findingNotice.ts';
import * as css from './FindingRows.css.ts';

/** The first rows of the page of findings, above the notifications. */
export function FindingDigest({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  // The panel is too narrow for buttons.
  const rows = findings.map((finding) => ({ ...finding, fix: undefined }));
  return (
    <NotificationSection
      title={labels.section.findings}
      action={
        <LinkButton kind="ghost" size="small" href={paths.findings()}>
          All findings
        </LinkButton>
      }
    >
      <div className={css.inPanel}>
        <FindingRows {...findingNotice(rows, paths.findings(), '')} hasNetworks />
      </div>
    </NotificationSection>
  );
}
