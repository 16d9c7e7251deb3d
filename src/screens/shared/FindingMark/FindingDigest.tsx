import { LinkButton } from '../../../components/Button/Button.tsx';
import { NotificationSection } from '../../../components/NotificationList/NotificationList.tsx';
import type { Finding } from '../../../domain/findings/finding.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { FindingRows } from './FindingRows.tsx';
import { findingNotice } from './findingNotice.ts';

/** The most urgent findings, above the notifications. */
export function FindingDigest({ findings }: { findings: readonly Finding[] }) {
  // The panel is too narrow for buttons.
  const urgent = findings
    .filter(({ severity }) => severity === 'broken' || severity === 'risky')
    .map((finding) => ({ ...finding, fix: undefined }));
  if (urgent.length === 0) return null;
  return (
    <NotificationSection
      title={labels.section.findings}
      action={
        <LinkButton kind="ghost" size="small" href={paths.findings()}>
          All findings
        </LinkButton>
      }
    >
      <FindingRows {...findingNotice(urgent, paths.findings(), '')} hasNetworks />
    </NotificationSection>
  );
}
