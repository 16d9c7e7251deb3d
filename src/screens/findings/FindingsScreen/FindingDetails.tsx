import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Heading, Identifier, Text } from '../../../components/Text/Text.tsx';
import { StateBadge } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { severityWords, type Subject, subjectKey, subjectName } from '../../../domain/findings/finding.ts';
import { severityTones } from '../../shared/FindingMark/severityTones.ts';
import { Age } from '../../shared/freshness/Age.tsx';
import { findingText } from './findingExport.ts';
import { type FindingRow, subjectHref } from './findingRow.ts';
import * as css from './FindingsScreen.css.ts';

export type RowActions = {
  ask: (row: FindingRow) => void;
  askMute: (row: FindingRow) => void;
  unmute: (row: FindingRow) => void;
};

type FindingDetailsProps = { row: FindingRow; on: RowActions };

/** Explains one finding: what was found, why it matters and what to do. */
export function FindingDetails({ row, on }: FindingDetailsProps) {
  const { finding, severity, since, muted, isGone } = row;
  const { check, facts, subjects, networks } = finding;
  return (
    <>
      <div className={css.part}>
        <StateBadge tone={severityTones[severity]} label={severityWords[severity]} />
        <Heading level={2}>{check.title}</Heading>
        <Text variant="hint" tone="tertiary">
          {networks.length > 0 ? networks.join(', ') : row.networks}
          {since && (
            <>
              {' · '}
              <Age what="first seen" moment={since} />
            </>
          )}
        </Text>
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
          <Names subjects={subjects} /> {row.text}
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
      <Part title="Why it matters">
        <Text tone="secondary">{check.why}</Text>
      </Part>
      <Part title="What to do">
        <Text tone="secondary">{check.advice}</Text>
        <Inline gap="medium" isWrapping>
          {!isGone && <FixButton row={row} isPrimary onAsk={on.ask} />}
          {!isGone && !muted && (
            <Button icon="eyeOff" onPress={() => on.askMute(row)}>
              Mute…
            </Button>
          )}
          {muted && (
            <Button icon="eye" onPress={() => on.unmute(row)}>
              Unmute
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
      {more > 0 && ` and ${more} more`}
    </>
  );
}

type FixButtonProps = { row: FindingRow; isPrimary?: boolean; onAsk: (row: FindingRow) => void };

/** Does what removes the cause, or leads there. */
export function FixButton({ row, isPrimary = false, onAsk }: FixButtonProps) {
  const { fix, fixObstacle } = row;
  if (!fix) return null;
  const kind = isPrimary ? 'primary' : 'default';
  if ('href' in fix) {
    return (
      <LinkButton kind={kind} href={fix.href}>
        {fix.label}
      </LinkButton>
    );
  }
  return (
    <Button kind={kind} disabledReason={fixObstacle} onPress={() => onAsk(row)}>
      {fix.label}
    </Button>
  );
}
