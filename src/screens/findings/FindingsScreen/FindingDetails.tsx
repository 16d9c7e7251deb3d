import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Heading, Hint, Identifier, Text } from '../../../components/Text/Text.tsx';
import { StateBadge } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { grouped } from '../../../domain/format/count.ts';
import {
  networksOf,
  severityWords,
  type Subject,
  subjectKey,
  subjectName,
} from '../../../domain/findings/finding.ts';
import { severityTones } from '../FindingMark/severityTones.ts';
import { Age } from '../../list/freshness/Age.tsx';
import { findingText } from './findingExport.ts';
import { type FindingRow, subjectHref } from './findingRow.ts';
import type { FindingsActions } from './findingsView.ts';
import * as css from './FindingsScreen.css.ts';

type FindingDetailsProps = { row: FindingRow; on: FindingsActions };

/** Explains one finding: what was found, why it matters and what to do. */
export function FindingDetails({ row, on }: FindingDetailsProps) {
  const { finding, since, muted, isGone } = row;
  const { check, severity, facts, subjects, networks, affected = [] } = finding;
  return (
    <>
      <div className={css.part}>
        <StateBadge tone={severityTones[severity]} label={severityWords[severity]} />
        <Heading level={2}>{check.title}</Heading>
        <Hint>
          {networks.length > 0 ? networks.join(', ') : networksOf(finding)}
          {since && (
            <>
              {' · '}
              <Age what="first seen" moment={since} />
            </>
          )}
        </Hint>
        {isGone && <Notice tone="info" fact="This is fixed." advice="The latest checks no longer find it." />}
        {muted && !isGone && (
          <Notice
            tone="info"
            fact={`Muted ${muted.until}.`}
            {...(muted.reason && { advice: muted.reason })}
          />
        )}
      </div>
      <Part title="What was found">
        <Text>
          <Names subjects={subjects} /> {finding.text}
        </Text>
        {facts.length > 0 && (
          <DescriptionList>
            {facts.map(({ label, value }) => (
              <DescriptionItem key={`${label} ${value}`} label={label}>
                {value}
              </DescriptionItem>
            ))}
          </DescriptionList>
        )}
      </Part>
      {affected.length > 0 && (
        <Part title="What it takes down">
          <Text>
            <Names subjects={affected.map(({ subject }) => subject)} />
          </Text>
        </Part>
      )}
      <Part title="Why it matters">
        <Text tone="secondary">{check.why}</Text>
      </Part>
      <Part title="What to do">
        <Text tone="secondary">{check.advice}</Text>
        {!isGone && finding.fix?.change !== undefined && (
          <Text>
            <Identifier>{finding.fix.change}</Identifier>
          </Text>
        )}
        <Inline gap="medium" isWrapping>
          {!isGone && <FixButton row={row} on={on} kind="primary" />}
          {!isGone && <FixButton row={row} on={on} isOther />}
          {/* One button, so that it keeps the focus when it changes. */}
          {(muted || !isGone) && (
            <Button
              icon={muted ? 'eye' : 'eyeOff'}
              onPress={() => (muted ? on.unmute([finding]) : on.askMute([finding]))}
            >
              {muted ? 'Unmute' : 'Mute…'}
            </Button>
          )}
          <CopyButton value={() => findingText(finding)} label="as text" hasLabel />
        </Inline>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.part}>
      <Heading level={3} variant="subheading">
        {title}
      </Heading>
      <Stack gap="xlarge">{children}</Stack>
    </div>
  );
}

const mostLinks = 8;

function Names({ subjects }: { subjects: readonly Subject[] }) {
  const more = subjects.length - mostLinks;
  return (
    <>
      {subjects.slice(0, mostLinks).map((subject, index) => {
        const href = subjectHref(subject);
        const name = <Identifier>{subjectName(subject)}</Identifier>;
        return (
          <strong key={subjectKey(subject)}>
            {index > 0 && ', '}
            {href === undefined ? name : <Link href={href}>{name}</Link>}
          </strong>
        );
      })}
      {more > 0 && ` and ${grouped(more)} more`}
    </>
  );
}

type FixButtonProps = FindingDetailsProps & {
  kind?: 'primary';
  /** The fix that some users may prefer. */
  isOther?: boolean;
};

/** Makes the fix, or leads to the page where it can be made. */
export function FixButton({ row, on, kind, isOther = false }: FixButtonProps) {
  const { finding, fixObstacle, otherObstacle } = row;
  const fix = isOther ? finding.otherFix : finding.fix;
  if (!fix) return null;
  if ('href' in fix) {
    return (
      <LinkButton kind={kind} href={fix.href}>
        {fix.label}
      </LinkButton>
    );
  }
  return (
    <Button
      kind={kind}
      disabledReason={isOther ? otherObstacle : fixObstacle}
      onPress={() => on.fix([finding], fix.label, fix.actions)}
    >
      {fix.label}
    </Button>
  );
}
